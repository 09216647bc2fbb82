/** One measure of the tree, and what it may be at most. */
export interface Figure {
  /** What is measured, with what counts. */
  readonly name: string
  readonly value: number
  readonly bound: number
  /** Where to look when it is over: one place a line. */
  readonly places: readonly string[]
}

export const isWithin = ({ value, bound }: Figure): boolean => value <= bound

/** A line for each figure; below one that is over, where to look. */
export const tellFigures = (figures: readonly Figure[]): string[] => {
  const width = Math.max(0, ...figures.map(({ name }) => name.length))
  return figures.flatMap((figure) => {
    const { name, value, bound, places } = figure
    const mark = isWithin(figure) ? '✓' : '✗'
    const line = `  ${mark} ${name.padEnd(width)} ${String(value).padStart(6)}  at most ${bound}`
    return isWithin(figure) ? line : [line, ...places.map((place) => `      ${place}`)]
  })
}
