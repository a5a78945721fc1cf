import type { Attachment } from 'svelte/attachments';
import { inTurn } from './in-turn';

/** Does something once, when a place comes near the window. If it `waits`, it lets others go first. */
export function whenSeen(work: () => void, waits = false): Attachment {
  return (place) => {
    let isSeen = false;
    let takeBack: (() => void) | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (isSeen || !entries.some((entry) => entry.isIntersecting)) return;
        isSeen = true;
        if (waits) takeBack = inTurn(work);
        else work();
      },
      { rootMargin: '25%' },
    );
    observer.observe(place);
    return () => {
      takeBack?.();
      observer.disconnect();
    };
  };
}
