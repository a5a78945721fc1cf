import type { SeatView } from '../../lib/protocol';
import { settings } from '../../lib/settings.svelte';
import type { Translate } from '../../lib/text/messages.svelte';
import { sideName } from '../../lib/text/messages.svelte';

/** What the player of a seat is called; shorter where many names have to stand side by side. */
export function nameOf(seat: SeatView, t: Translate, isYou: boolean, isShort = false): string {
  const { occupant } = seat;
  switch (occupant.type) {
    case 'computer':
      return t(isShort ? 'name-computer-short' : 'name-computer', { level: occupant.level });
    case 'free':
      return occupant.name ?? t(occupant.invitation === 'link' ? 'name-invited' : 'name-anyone');
    case 'human':
      if (isYou && settings.name === '' && !occupant.rating) return t('name-you');
      return occupant.name === '' ? sideName(seat.side) : occupant.name;
  }
}
