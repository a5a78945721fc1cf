/** Smaller letters cannot be read. */
export const LEAST_PX = 11;
