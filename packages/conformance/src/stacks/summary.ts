import type { Outcome } from './drill'

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`

/** A line for each kind of fault, in the order of their names: how often it ran, and the longest times of all runs. */
export const summaryOf = (outcomes: readonly Outcome[]): readonly string[] =>
  [...Map.groupBy(outcomes, ({ fault }) => fault)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([fault, all]) => {
      const wait = Math.max(...all.map((one) => one.wait))
      const silence = Math.max(...all.map((one) => one.silence))
      const failed = all.reduce((sum, one) => sum + one.failed, 0)
      return `${all.length} × ${fault}: longest wait ${seconds(wait)}, nobody for ${seconds(silence)}, ${failed} repeated`
    })
