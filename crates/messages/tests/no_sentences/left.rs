/// What is left: each file and how many sentences it has.
const LEFT: &[(&str, usize)] = &[
    // Headings of a picture of a game.
    ("analysis/src/graph/mod.rs", 2),
    // Matches of engines and their plans: read by those who develop engines.
    ("arena/src/adjudication.rs", 4),
    ("arena/src/chart/mod.rs", 2),
    ("arena/src/contestant.rs", 2),
    ("arena/src/contestants/mod.rs", 1),
    ("arena/src/contestants/process.rs", 1),
    ("arena/src/entrant/options.rs", 4),
    ("arena/src/entrant/read.rs", 5),
    ("arena/src/ledger.rs", 6),
    ("arena/src/opening.rs", 3),
    ("arena/src/pace.rs", 1),
    ("arena/src/plan.rs", 6),
    ("arena/src/statistics/sprt.rs", 2),
    // Formats for other programs, and commands of those who develop engines.
    ("cli/src/board/pantarei.rs", 1),
    ("cli/src/commands/admin.rs", 1),
    ("cli/src/commands/analyse/batch/answer.rs", 6),
    ("cli/src/commands/arena/report.rs", 2),
    ("cli/src/commands/fit.rs", 2),
    ("cli/src/commands/options.rs", 2),
    ("cli/src/commands/solve/session.rs", 3),
    ("cli/src/commands/train.rs", 6),
    ("cli/src/commands/verify/difference.rs", 1),
    ("cli/src/commands/verify/replay.rs", 1),
    ("cli/src/commands/verify/start.rs", 3),
    ("cli/src/failure.rs", 1),
    // Files of weights and networks: read by those who develop engines.
    ("eval/src/abalone/net/parts.rs", 3),
    ("eval/src/weights.rs", 3),
    // Names of laws, which tests print.
    ("game/src/laws.rs", 22),
    ("game/src/lib.rs", 1),
    // Files of boards: read by those who write one.
    ("gou/src/edition.rs", 5),
    ("gou/src/point.rs", 1),
    // What is wrong with a call of a function.
    ("pantarei/src/scale.rs", 1),
    // Files of proofs: `check-proof` prints them.
    ("proof/src/file.rs", 8),
    ("proof/src/flaw.rs", 10),
    // What is wrong with a request, for those who write a client; heads of generated files.
    ("protocol/src/act.rs", 1),
    ("protocol/src/ids.rs", 2),
    ("protocol/src/new_table.rs", 1),
    ("protocol/src/typescript.rs", 1),
    // Why there is no proof, for callers.
    ("search/src/prover/proof.rs", 2),
    // What is still to become a message: refusals and what is wrong with a request. The page has words of its own for most of them.
    ("server/src/push/endpoint.rs", 1),
    ("server/src/push/mod.rs", 1),
    ("server/src/health.rs", 2),
    ("server/src/http/headers.rs", 1),
    ("server/src/http/mod.rs", 2),
    ("server/src/metrics.rs", 4),
    ("server/src/moderation/admin.rs", 3),
    ("server/src/moderation/offline.rs", 2),
    ("server/src/push/delivery.rs", 1),
    ("server/src/ratings/pool.rs", 1),
    ("server/src/shares/fair_queue.rs", 2),
    ("server/src/tables/journal.rs", 1),
    ("server/src/transfer/error.rs", 2),
    // The log of the server and its operator.
    ("store/src/bus.rs", 1),
    ("store/src/error.rs", 20),
    ("store/src/ids.rs", 1),
    ("store/src/listing.rs", 1),
    ("store/src/sqlite/apply/tables.rs", 1),
    ("store/src/sqlite/open.rs", 5),
    ("store/src/sqlite/read/ratings.rs", 3),
    ("store/src/sqlite/read/tables.rs", 3),
    // What is wrong with a call of a function.
    ("table/src/score_numbers.rs", 1),
    // The training of networks: read by those who develop engines.
    ("train/src/error.rs", 2),
    ("train/src/run.rs", 1),
    ("train/src/shard.rs", 5),
    // The engine protocol is English.
    ("ugi/src/answer.rs", 3),
    ("ugi/src/command.rs", 3),
    ("ugi/src/ugi_options.rs", 3),
    ("ugi/src/wrong_line.rs", 9),
    // Heads of generated files.
    ("wasm/src/typescript.rs", 2),
];
