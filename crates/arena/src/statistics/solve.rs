//! Solves the small systems of linear equations of a round robin.

/// The inverse of a symmetric positive matrix, by elimination.
pub(crate) fn inverse(matrix: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let size = matrix.len();
    let unit = |row: usize| (0..size).map(move |column| f64::from(u8::from(row == column)));
    let mut rows: Vec<Vec<f64>> = matrix
        .iter()
        .enumerate()
        .map(|(n, row)| row.iter().copied().chain(unit(n)).collect())
        .collect();
    for pivot in 0..size {
        let divisor = rows[pivot][pivot];
        rows[pivot].iter_mut().for_each(|cell| *cell /= divisor);
        let pivot_row = rows[pivot].clone();
        for (n, row) in rows.iter_mut().enumerate() {
            if n != pivot {
                let factor = row[pivot];
                row.iter_mut().zip(&pivot_row).for_each(|(cell, other)| *cell -= factor * other);
            }
        }
    }
    rows.into_iter().map(|row| row[size..].to_vec()).collect()
}

/// A matrix times a column.
pub(crate) fn times(matrix: &[Vec<f64>], column: &[f64]) -> Vec<f64> {
    matrix.iter().map(|row| dot(row, column)).collect()
}

/// The sum of the products.
pub(crate) fn dot(first: &[f64], second: &[f64]) -> f64 {
    first.iter().zip(second).map(|(a, b)| a * b).sum()
}

#[cfg(test)]
mod tests {
    use super::{inverse, times};

    #[test]
    fn a_matrix_times_its_inverse_is_one() {
        let matrix = vec![vec![4.0, 1.0, 0.5], vec![1.0, 3.0, -1.0], vec![0.5, -1.0, 5.0]];
        let inverse = inverse(&matrix);
        for n in 0..3 {
            let column: Vec<f64> = inverse.iter().map(|row| row[n]).collect();
            for (m, value) in times(&matrix, &column).into_iter().enumerate() {
                assert!((value - f64::from(u8::from(m == n))).abs() < 1e-12);
            }
        }
    }
}
