//! Where things are in a picture, and how they are written down as SVG.

use std::fmt::Write as _;
use std::ops::Range;

use crate::statistics::Interval;

const WIDTH: f64 = 960.0;
const HEIGHT: f64 = 400.0;
const LEFT: f64 = 70.0;
const RIGHT: f64 = WIDTH - 20.0;
const TOP: f64 = 44.0;
const BOTTOM: f64 = HEIGHT - 56.0;

/// Colours for light and dark pages.
const STYLE: &str = include_str!("style.css");

/// A picture being drawn, with its own numbers across and upwards.
pub(super) struct Canvas {
    svg: String,
    across: Range<f64>,
    upwards: Range<f64>,
}

impl Canvas {
    pub(super) fn new(title: &str, words: &str, across: Range<f64>, upwards: Range<f64>) -> Self {
        let mut canvas = Self { svg: String::new(), across, upwards };
        canvas.put(&format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
             role=\"img\" aria-labelledby=\"title words\">"
        ));
        let (title, words) = (escaped(title), escaped(words));
        canvas.put(&format!("<title id=\"title\">{title}</title>"));
        canvas.put(&format!("<desc id=\"words\">{words}</desc>"));
        canvas.put(&format!("<style>\n{STYLE}</style>"));
        canvas.put(&format!("<rect class=\"page\" width=\"{WIDTH}\" height=\"{HEIGHT}\"/>"));
        canvas.put(&format!("<text class=\"title\" x=\"{LEFT}\" y=\"26\">{title}</text>"));
        canvas
    }

    /// A line from side to side with its number.
    pub(super) fn level(&mut self, value: f64, label: &str) {
        let y = self.y(value);
        self.put(&format!(
            "<line class=\"level\" x1=\"{LEFT}\" x2=\"{RIGHT}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>"
        ));
        let (x, y) = (LEFT - 8.0, y + 4.0);
        self.put(&format!("<text x=\"{x}\" y=\"{y:.1}\" text-anchor=\"end\">{label}</text>"));
    }

    /// The band between the ends of the intervals.
    pub(super) fn band(&mut self, points: &[(f64, Interval)]) {
        let high = points.iter().map(|(x, interval)| (*x, interval.high));
        let low = points.iter().rev().map(|(x, interval)| (*x, interval.low));
        let outline = self.points(high.chain(low));
        self.put(&format!("<polygon class=\"band\" points=\"{outline}\"/>"));
    }

    /// The line through the values.
    pub(super) fn line(&mut self, points: &[(f64, Interval)]) {
        let line = self.points(points.iter().map(|(x, interval)| (*x, interval.value)));
        self.put(&format!("<polyline class=\"line\" points=\"{line}\"/>"));
    }

    /// A value with its error bar and its name.
    pub(super) fn bar(&mut self, place: f64, interval: Interval, name: &str) {
        let x = self.x(place);
        let (low, value, high) =
            (self.y(interval.low), self.y(interval.value), self.y(interval.high));
        let (name, below) = (escaped(name), BOTTOM + 18.0);
        self.put(&format!(
            "<line class=\"bar\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{low:.1}\" y2=\"{high:.1}\"/>"
        ));
        self.put(&format!(
            "<circle class=\"dot\" cx=\"{x:.1}\" cy=\"{value:.1}\" r=\"5\">\
             <title>{name}: {:.0} ({:.0} to {:.0})</title></circle>",
            interval.value, interval.low, interval.high
        ));
        self.put(&format!("<text x=\"{x:.1}\" y=\"{below}\" text-anchor=\"middle\">{name}</text>"));
    }

    /// What the picture shows, below it.
    pub(super) fn caption(&mut self, words: &str) {
        let y = HEIGHT - 14.0;
        self.put(&format!("<text x=\"{LEFT}\" y=\"{y}\">{}</text>", escaped(words)));
    }

    pub(super) fn finish(mut self) -> String {
        self.put("</svg>");
        self.svg
    }

    fn put(&mut self, element: &str) {
        self.svg.push_str(element);
        self.svg.push('\n');
    }

    fn points(&self, points: impl Iterator<Item = (f64, f64)>) -> String {
        let mut text = String::new();
        for (x, y) in points {
            write!(text, "{:.1},{:.1} ", self.x(x), self.y(y)).expect("a string can be written to");
        }
        text.trim_end().to_owned()
    }

    fn x(&self, value: f64) -> f64 {
        LEFT + (RIGHT - LEFT) * share(&self.across, value)
    }

    fn y(&self, value: f64) -> f64 {
        BOTTOM - (BOTTOM - TOP) * share(&self.upwards, value)
    }
}

/// How far a value is on its way through a range.
fn share(range: &Range<f64>, value: f64) -> f64 {
    let span = range.end - range.start;
    if span > 0.0 { (value - range.start) / span } else { 0.5 }
}

/// Text that is nothing but text.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
