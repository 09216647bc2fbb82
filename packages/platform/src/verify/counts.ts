export interface Counts {
  readonly passed: number
  readonly failed: number
}

const figure = (output: string, word: string): number => {
  const lines = [...output.matchAll(new RegExp(`^\\s*(\\d+) ${word}$`, 'gm'))]
  return Number(lines.at(-1)?.[1] ?? 0)
}

/** Reads the totals that `bun test` prints at its end; an error outside of any test counts as a failure. */
export const readCounts = (output: string): Counts => ({
  passed: figure(output, 'pass'),
  failed: figure(output, 'fail') + figure(output, 'errors?'),
})
