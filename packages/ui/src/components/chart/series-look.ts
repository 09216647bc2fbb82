const dashes = ['', '6 4', '2 3', '10 3 2 3']

/** Dashes distinguish the lines without colour; '' is a solid line. */
export const dashOf = (index: number): string => dashes[index % dashes.length] ?? ''

/** Bars differ in how full they are; all have an outline. */
export const fullnessOf = (index: number): number => [1, 0.45, 0.15, 0][index % 4] ?? 1
