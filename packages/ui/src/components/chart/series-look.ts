const dashes = ['', '6 4', '2 3', '10 3 2 3']

/** Lines are told apart by their dashes, so that they can be read without colour; '' is a whole line. */
export const dashOf = (index: number): string => dashes[index % dashes.length] ?? ''

/** Bars are told apart by how full they are; their outline stays. */
export const fullnessOf = (index: number): number => [1, 0.45, 0.15, 0][index % 4] ?? 1
