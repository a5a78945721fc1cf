/** What the module knows before any game is played; `plugin.ts` asks it when the page is built. */
declare module 'virtual:catalogue' {
  export const catalogue: import('../src/engine/types').Catalogue;
  /** By game and variant; without games whose variants all begin alike. */
  export const starts: Readonly<Record<string, Readonly<Record<string, import('../src/engine/types').AnyDiagram>>>>;
}
