import type { Book } from './book';

const TEAMS = { seats: [4, 6] };
const THREE = { seats: [3] };
const FOUR = { seats: [4] };
const SIX = { seats: [6] };
const SHEET = { options: { partners: 'sheet' }, seats: [4, 6] };
const OWN_ONLY = { options: { partners: 'own-only' }, seats: [4, 6] };

/** What is the same for any number of players is drawn with two. */
const TWO_PLAYERS = { variant: 'standard' };
const FOUR_PLAYERS = { variant: 'four-players' };
const FOUR_PLAYERS_OWN_ONLY = { variant: 'four-players', options: { partners: 'own-only' } };

const PLAIN = '5/6/2ww3/3w4/9/8/2bbb2/6/2b2 b 0,0';
const TEAM_ROW = '5/4y1/3w1y1/2rr4/9/3bbr2/1b5/6/5 b 0,0,0,0';

/** Abalone for 2, 3, 4 and 6. */
const book: Book = {
  variants: ['standard', 'three-players', 'four-players', 'six-players'],
  optionsWhen: { partners: TEAMS },
  chapters: [
    {
      id: 'goal',
      parts: [
        { text: 'goal-two', when: { seats: [2] } },
        { text: 'goal-three', when: THREE },
        { text: 'goal-teams', when: TEAMS },
      ],
    },
    {
      id: 'board',
      parts: [
        { text: 'board' },
        { text: 'board-two', when: { seats: [2] } },
        { text: 'board-three', when: THREE },
        { text: 'board-four', when: FOUR },
        { text: 'board-six', when: SIX },
        { figure: { kind: 'start', caption: 'start' } },
      ],
    },
    {
      id: 'move',
      parts: [
        { text: 'move' },
        { text: 'move-ways' },
        {
          figure: {
            kind: 'example',
            caption: 'move-line-example',
            as: TWO_PLAYERS,
            position: PLAIN,
            move: 'c3c4',
            effect: { events: { shift: 3 }, ends: null },
          },
        },
        {
          figure: {
            kind: 'example',
            caption: 'move-sideways-example',
            as: TWO_PLAYERS,
            position: PLAIN,
            move: 'c3c5d4',
            effect: { events: { shift: 3 }, ends: null },
          },
        },
        { text: 'move-must' },
      ],
    },
    {
      id: 'push',
      parts: [
        { text: 'push' },
        {
          figure: {
            kind: 'example',
            caption: 'push-one-example',
            as: TWO_PLAYERS,
            position: '5/6/3ww2/8/2bbw4/8/3b3/6/5 b 0,0',
            move: 'e3e4',
            effect: { events: { push: 1 }, ends: null },
          },
        },
        {
          figure: {
            kind: 'example',
            caption: 'push-two-example',
            as: TWO_PLAYERS,
            position: '5/6/3ww2/8/2bbbww2/8/3b3/6/5 b 0,0',
            move: 'e3e4',
            effect: { events: { push: 2 }, ends: null },
          },
        },
        { text: 'push-not' },
        {
          figure: {
            kind: 'forbidden',
            caption: 'push-weak',
            as: TWO_PLAYERS,
            position: '5/6/3ww2/8/3bbww2/8/3b3/6/5 b 0,0',
            move: 'e4e5',
            rule: 'abalone-illegal-too-weak',
          },
        },
        {
          figure: {
            kind: 'forbidden',
            caption: 'push-blocked',
            as: TWO_PLAYERS,
            position: '5/6/3ww2/8/2bbbwwb1/8/7/6/5 b 0,0',
            move: 'e3e4',
            rule: 'abalone-illegal-blocked-behind',
          },
        },
        {
          figure: {
            kind: 'forbidden',
            caption: 'push-sideways',
            as: TWO_PLAYERS,
            position: '5/6/3ww2/8/4w4/2bbb3/7/6/5 b 0,0',
            move: 'd3d5e4',
            rule: 'abalone-illegal-sideways-push',
          },
        },
      ],
    },
    {
      id: 'off',
      parts: [
        { text: 'off' },
        {
          figure: {
            kind: 'example',
            caption: 'off-example',
            as: TWO_PLAYERS,
            position: '5/6/3ww2/8/5bbbw/8/3b3/6/5 b 0,0',
            move: 'e6e7',
            effect: { events: { eject: 1 }, ends: null },
          },
        },
        { text: 'off-own' },
      ],
    },
    {
      id: 'three',
      when: THREE,
      parts: [
        { text: 'three' },
        {
          figure: {
            kind: 'example',
            caption: 'three-example',
            as: { variant: 'three-players' },
            position: '5/2w2r/3w1r1/8/2bbbwr2/8/2b4/6/5 b 0,0,0',
            move: 'e3e4',
            effect: { says: 'abalone-move-push-two-rivals', ends: null },
          },
        },
        { text: 'three-end' },
      ],
    },
    {
      id: 'teams',
      when: TEAMS,
      parts: [
        { text: 'teams-four', when: FOUR },
        { text: 'teams-six', when: SIX },
        { text: 'teams-sheet', when: SHEET },
        { text: 'teams-own-only', when: OWN_ONLY },
        {
          figure: {
            kind: 'example',
            caption: 'teams-move-example',
            as: FOUR_PLAYERS,
            position: TEAM_ROW,
            move: 'd4d5',
            effect: { says: 'abalone-move-row', ends: null },
          },
          when: SHEET,
        },
        {
          figure: {
            kind: 'forbidden',
            caption: 'teams-move-forbidden',
            as: FOUR_PLAYERS_OWN_ONLY,
            position: TEAM_ROW,
            move: 'd4d5',
            rule: 'abalone-illegal-partners-marble',
          },
          when: OWN_ONLY,
        },
        { text: 'teams-push' },
        {
          figure: {
            kind: 'example',
            caption: 'teams-push-example',
            as: FOUR_PLAYERS,
            position: '5/4y1/3w1y1/8/9/3brrw1/2b4/1r4/5 b 0,0,0,0',
            move: 'd4d5',
            effect: { says: 'abalone-move-push', ends: null },
          },
        },
        {
          figure: {
            kind: 'forbidden',
            caption: 'teams-push-forbidden',
            as: FOUR_PLAYERS,
            position: '5/4y1/3w1y1/8/9/3rbbw1/1b5/1r4/5 b 0,0,0,0',
            move: 'd4d5',
            rule: 'abalone-illegal-not-started-by-own',
          },
        },
        { text: 'teams-partner' },
        {
          figure: {
            kind: 'forbidden',
            caption: 'teams-partner-forbidden',
            as: FOUR_PLAYERS,
            position: '5/4y1/3w1y1/2rr4/2bbbwr2/8/1b5/6/5 b 0,0,0,0',
            move: 'e3e4',
            rule: 'abalone-illegal-partner-pushed',
          },
        },
        { text: 'teams-silent' },
      ],
    },
    {
      id: 'readings',
      isBeyond: true,
      parts: [
        { text: 'readings-layout', when: { seats: [2] } },
        { text: 'readings-target' },
        { text: 'readings-three', when: THREE },
        { text: 'readings-partners', when: TEAMS },
        { text: 'readings-confer', when: TEAMS },
        { text: 'readings-stuck' },
      ],
    },
  ],
};

export default book;
