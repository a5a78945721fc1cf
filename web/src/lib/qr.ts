import { encode } from 'uqr';

/** The light margin without which cameras do not find a code, in modules. */
const MARGIN = 4;

/** A QR code as a drawing: the length of its sides, and the path of its dark modules. */
export interface Code {
  size: number;
  path: string;
}

/** The QR code of a text. A link on a screen needs no more than the medium correction. */
export function codeOf(text: string): Code {
  const { size, data } = encode(text, { ecc: 'M', border: MARGIN });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: modules.join('') };
}
