import { loadRulesMessages } from '../lib/text/messages.svelte';
import { Instance, Refused } from './instance';
import { compiledModule } from './module';
import { LocalTable } from './table';
import type { AnyDiagram, AnyGeometry, Catalogue, LocalSetup, Problem, Step, View, WantedSettings } from './types';

let loading: Promise<Rules> | undefined;
let loaded: Rules | null = null;

/** The rules, once their module is there. After that every call answers at once. */
export function rules(): Promise<Rules> {
  loading ??= Promise.all([compiledModule(), loadRulesMessages()]).then(
    ([module]) => (loaded = new Rules(module)),
    (error: unknown) => {
      loading = undefined; // so that the next one who asks tries again
      throw error;
    },
  );
  return loading;
}

/** The rules, if their module is there already. */
export function rulesAtHand(): Rules | null {
  return loaded;
}

/** The rules of all games, and tables on this screen. What cannot be done throws `Refused`. */
export class Rules {
  private readonly instance: Instance;

  constructor(module: WebAssembly.Module) {
    this.instance = new Instance(module);
  }

  /** Everything that can be chosen. */
  catalogue(): Catalogue {
    return this.instance.ask({ ask: 'catalogue' });
  }

  /** The first position of a game. */
  start(settings: WantedSettings, seed?: number): View {
    return this.instance.ask({ ask: 'start', settings: wanted(settings), seed });
  }

  /** The position of a text. */
  look(settings: WantedSettings, position: string): View {
    return this.instance.ask({ ask: 'look', settings: wanted(settings), position });
  }

  /** The position that a drawing shows, with the seat to move. */
  setUp(settings: WantedSettings, diagram: AnyDiagram, turn: number): View {
    return this.instance.ask({ ask: 'set-up', settings: wanted(settings), diagram, turn });
  }

  /** What a move would do; also how it is played. */
  preview(settings: WantedSettings, position: string, move: string): Step {
    return this.instance.ask({ ask: 'preview', settings: wanted(settings), position, move });
  }

  /** Why a move is forbidden, or null if it is not. */
  why(settings: WantedSettings, position: string, move: string): Problem | null {
    try {
      this.preview(settings, position, move);
      return null;
    } catch (error) {
      if (error instanceof Refused) return error.problem;
      throw error;
    }
  }

  /** What no move changes: of Gou, its points, lines and goals. */
  geometry(settings: WantedSettings): AnyGeometry {
    return this.instance.ask({ ask: 'geometry', settings: wanted(settings) });
  }

  /** A table on this screen. */
  openTable(setup: LocalSetup): LocalTable {
    return this.table({ ask: 'open-table', setup });
  }

  /** A table that was saved. */
  restoreTable(saved: string): LocalTable {
    return this.table({ ask: 'restore-table', saved });
  }

  /** A table on which a recorded game stands: JSON, the text form, or moves of Abalone. */
  readRecord(text: string): LocalTable {
    return this.table({ ask: 'read-record', text });
  }

  private table(request: Parameters<Instance['ask']>[0]): LocalTable {
    return new LocalTable(this.instance, this.instance.ask<number>(request));
  }
}

/** Only what says how is played, so that the setup of a table can be passed as it is. */
function wanted({ game, variant, options }: WantedSettings): WantedSettings {
  return { game, variant, options };
}
