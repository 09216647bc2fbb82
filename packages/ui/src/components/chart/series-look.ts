const dashes = ['', '6 4', '2 3', '10 3 2 3']

/** Lines are told apart by their dashes, so that they can be read without colour; '' is a whole line. */
export const dashOf = (place: number): string => dashes[place % dashes.length] ?? ''

/** Bars are told apart by how full they are; their outline stays. */
export const fullnessOf = (place: number): number => [1, 0.45, 0.15, 0][place % 4] ?? 1
