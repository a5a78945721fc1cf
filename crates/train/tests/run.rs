//! A tiny training goes all the way, learns, and can be interrupted anywhere.

use std::fs;
use std::path::Path;

use tetrarch_eval::net::{Net, NetParts};
use tetrarch_train::training::{Trainee, Training};
use tetrarch_train::{
    Run, SelfPlay, TrainError, TrainingPlan, TrainingProgress, TrainingReport, shard,
};

fn tiny() -> TrainingPlan {
    TrainingPlan {
        nodes: 50,
        shards: 4,
        games: 3,
        training: Training { epochs: 3, ..Training::default() },
        test_nodes: 60,
        test_pairs: 2,
        ..TrainingPlan::default()
    }
}

fn generation(
    folder: &Path,
    number: u32,
    threads: usize,
) -> (TrainingReport, Vec<TrainingProgress>) {
    let mut told = Vec::new();
    let run = Run::open(folder, tiny(), threads).expect("a folder");
    let report = run.generation(number, &mut |progress| told.push(progress));
    let report = report.expect("a generation");
    (report, told)
}

fn candidate(folder: &Path) -> Vec<u8> {
    fs::read(folder.join("generation-01/candidate.net")).expect("a network")
}

#[test]
fn two_generations_go_all_the_way_and_the_loss_falls() {
    let folder = tempfile::tempdir().unwrap();
    let (first, told) = generation(folder.path(), 1, 2);
    assert!(first.samples > 300, "{first:?}");
    let [before, after] = first.held_out;
    assert!(after < before - 0.01, "{before} {after}");
    let losses: Vec<f64> = told
        .iter()
        .filter_map(|progress| match progress {
            TrainingProgress::Epoch { loss, .. } => Some(*loss),
            _ => None,
        })
        .collect();
    assert_eq!(losses.len(), 3);
    assert!(losses[2] < losses[0], "{losses:?}");
    assert_eq!(first.games.iter().sum::<u32>(), 4);
    Net::read(&candidate(folder.path())).unwrap();

    let (second, _) = generation(folder.path(), 2, 1);
    assert!(second.samples > first.samples, "it learns from both generations");
}

#[test]
fn a_run_can_go_on_from_the_shipped_network() {
    let folder = tempfile::tempdir().unwrap();
    let plan = TrainingPlan { from_shipped: true, ..tiny() };
    let report = Run::open(folder.path(), plan, 2).unwrap().generation(1, &mut |_| ()).unwrap();
    let afresh = tempfile::tempdir().unwrap();
    let (from_nothing, _) = generation(afresh.path(), 1, 2);
    let (before, nothing) = (report.held_out[0], from_nothing.held_out[0]);
    assert!(before < nothing - 0.05, "it knows something already: {before} {nothing}");
    let learned = NetParts::from_bytes(&candidate(folder.path())).unwrap();
    assert_ne!(learned, NetParts::shipped(), "and learns");
}

#[test]
fn a_run_that_was_interrupted_ends_with_the_same_network() {
    let (whole, broken) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (report, _) = generation(whole.path(), 1, 1);

    // As if the process had been killed while it wrote the third file of samples.
    let samples = broken.path().join("generation-01/samples");
    fs::create_dir_all(&samples).unwrap();
    let of = |folder: &Path, number| shard::path_of(&folder.join("generation-01/samples"), number);
    for number in [0, 2] {
        fs::copy(of(whole.path(), number), of(broken.path(), number)).unwrap();
    }
    fs::write(samples.join("000001.unfinished-7"), b"half a file").unwrap();
    let (resumed, told) = generation(broken.path(), 1, 2);
    assert_eq!(told[0], TrainingProgress::Played { shards: 2 });
    assert_eq!(resumed, report);
    assert_eq!(candidate(broken.path()), candidate(whole.path()));

    // As if it had been killed within the match; what is there is not played again.
    fs::remove_file(broken.path().join("generation-01/report.json")).unwrap();
    let (tested_again, told) = generation(broken.path(), 1, 1);
    assert_eq!(tested_again, report);
    assert!(!told.iter().any(|progress| matches!(progress, TrainingProgress::Tested(_))));

    // A generation that is done is only read.
    let (read, told) = generation(broken.path(), 1, 1);
    assert_eq!((read, told.len()), (report, 0));
}

#[test]
fn a_training_goes_on_after_any_epoch() {
    let training = Training { epochs: 3, ..Training::default() };
    let play = SelfPlay { nodes: 40, games: 2, seed: 3 };
    let samples = play.shard(&tetrarch_eval::AbaloneJudge::by_features(), 0);
    assert_eq!(samples, play.shard(&tetrarch_eval::AbaloneJudge::by_features(), 0));
    let mut straight = Trainee::new(&training);
    let mut broken = straight.clone();
    for _ in 0..training.epochs {
        straight.epoch(&training, &samples, 1, &mut |_| ());
        broken.epoch(&training, &samples, 3, &mut |_| ());
        broken = Trainee::from_bytes(&broken.to_bytes()).unwrap();
    }
    assert_eq!(broken, straight, "whatever the threads and the interruptions");
    let mut bytes = broken.to_bytes();
    bytes[100] ^= 1;
    assert!(Trainee::from_bytes(&bytes).is_none(), "its checksum says that it was changed");
}

#[test]
fn a_folder_belongs_to_one_plan() {
    let folder = tempfile::tempdir().unwrap();
    Run::open(folder.path(), tiny(), 1).unwrap();
    Run::open(folder.path(), tiny(), 8).unwrap();
    let other = TrainingPlan { nodes: 51, ..tiny() };
    let refused = Run::open(folder.path(), other, 1).unwrap_err();
    assert!(matches!(refused, TrainError::OtherPlan { .. }));
    assert!(refused.to_string().contains("\"nodes\": 50"), "{refused}");
}

#[test]
fn a_file_of_samples_that_was_changed_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = shard::path_of(folder.path(), 0);
    let play = SelfPlay { nodes: 30, games: 1, seed: 5 };
    let samples = play.shard(&tetrarch_eval::AbaloneJudge::by_features(), 4);
    shard::write(&path, &samples).unwrap();
    assert_eq!(shard::read(&path).unwrap(), samples);
    let bytes = fs::read(&path).unwrap();
    for (changed, why) in [
        ([&bytes[..20], &[bytes[20] ^ 1], &bytes[21..]].concat(), "checksum"),
        (bytes[..bytes.len() - 1].to_vec(), "checksum"),
        (b"samples".to_vec(), "begin"),
        (bytes[..20].to_vec(), "short"),
    ] {
        fs::write(&path, changed).unwrap();
        let refused = shard::read(&path).unwrap_err().to_string();
        assert!(refused.contains(why), "{refused}");
    }
}

#[test]
fn what_is_learned_survives_quantisation() {
    let play = SelfPlay { nodes: 40, games: 4, seed: 9 };
    let samples = play.shard(&tetrarch_eval::AbaloneJudge::by_features(), 1);
    let training = Training { epochs: 20, ..Training::default() };
    let mut trainee = Trainee::new(&training);
    (0..training.epochs).for_each(|_| {
        trainee.epoch(&training, &samples, 1, &mut |_| ());
    });
    let parts: NetParts = trainee.model.quantised();
    let net = Net::new(&parts).unwrap();
    for sample in &samples {
        let input = tetrarch_train::model::input_of(sample);
        let (whole, float) = (net.evaluate(&input), 100.0 * trainee.model.evaluate(&input));
        assert!((whole as f32 - float).abs() <= 6.0, "{whole} {float}");
    }
}
