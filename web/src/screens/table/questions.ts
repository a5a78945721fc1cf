import type { Table } from '../../lib/play/play';
import type { Act, OpenVote } from '../../lib/protocol';

/** A question as the person at this screen sees it. */
export interface Asked extends OpenVote {
  /** Whether the person asked, agreed, is still to answer, or only looks on. */
  stance: 'asked' | 'agreed' | 'to-answer' | 'refused' | 'looks-on';
  agree: Act;
  /** Refuses; none where there is nothing to refuse. */
  refuse: Act | null;
  /** Takes back what the person asked for or agreed to. */
  withdraw: Act;
}

const ACTS: Record<OpenVote['kind'], Pick<Asked, 'agree' | 'refuse' | 'withdraw'>> = {
  draw: { agree: { type: 'offer-draw' }, refuse: { type: 'decline-draw' }, withdraw: { type: 'decline-draw' } },
  takeback: {
    agree: { type: 'answer-takeback', yes: true },
    refuse: { type: 'answer-takeback', yes: false },
    withdraw: { type: 'answer-takeback', yes: false },
  },
  // A player who does not want to resign plays on.
  resignation: { agree: { type: 'resign' }, refuse: null, withdraw: { type: 'play-on' } },
  rematch: { agree: { type: 'rematch', yes: true }, refuse: { type: 'rematch', yes: false }, withdraw: { type: 'rematch', yes: false } },
};

/** What is being asked at a table now. */
export function asked({ questions }: Pick<Table, 'questions'>, mine: readonly number[]): Asked[] {
  return questions.map((question) => ({ ...question, ...ACTS[question.kind], stance: stanceOf(question, mine) }));
}

function stanceOf({ by, yes, no, waiting }: OpenVote, mine: readonly number[]): Asked['stance'] {
  if (mine.some((seat) => waiting.includes(seat))) return 'to-answer';
  if (mine.some((seat) => no.includes(seat))) return 'refused';
  if (mine.includes(by)) return 'asked';
  return mine.some((seat) => yes.includes(seat)) ? 'agreed' : 'looks-on';
}
