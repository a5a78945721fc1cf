/** The outline of a scale around its middle: round above, pointed below. */
export const OUTLINE = 'M0 -33C20 -33 35 -21 35 -3C35 16 15 25 0 35C-15 25 -35 16 -35 -3C-35 -21 -20 -33 0 -33Z';
