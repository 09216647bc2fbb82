import type { LevelEntry, LevelReason } from '@lernspur/contracts/level-proposal'

interface SumFormat {
  /** 2,5 */
  number(value: number): string
}

/** Numbers that a sum shows: at most two digits after the point. */
const rounded = (value: number): number => Math.round(value * 100) / 100

const isExact = (value: number): boolean => Math.abs(value - rounded(value)) < 1e-9

/** `=`, or `≈` where a number of the sum is shown rounded, so that whoever adds up the shown ones gets another result. */
const equals = (...values: readonly number[]): string => (values.every(isExact) ? '=' : '≈')

const meanText = (values: readonly number[], mean: number, { number }: SumFormat): string =>
  values.length === 1
    ? number(rounded(mean))
    : `(${values.map((value) => number(rounded(value))).join(' + ')}) : ${values.length}`

/**
 * The value at the end of a sum: never shown as a half that it only comes near, which would be rounded the other way.
 */
const roundedValue = ({ value, level }: Pick<LevelReason<LevelEntry>, 'value' | 'level'>): number =>
  Math.round(rounded(value)) > level ? Math.floor(value * 1000) / 1000 : rounded(value)

/** How a value became a level: not at all, up, or down. */
export const roundingOf = ({ value, level }: Pick<LevelReason<LevelEntry>, 'value' | 'level'>) =>
  Math.abs(value - level) < 1e-6 ? 'exact' : level > value ? 'up' : 'down'

type Parts = LevelReason<LevelEntry>['parts']

/** Means of assessments by their weights, `(2 × 50 + 3 × 30) : 80`; without weights `(2 + 3) : 2`. */
const weightedText = (parts: Parts, { number }: SumFormat): string => {
  const weights = parts.map(({ entries: [first] }) => first?.weighting ?? 0)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const means = parts.map(({ mean }) => number(rounded(mean)))
  if (total === 0) return `(${means.join(' + ')}) : ${parts.length}`
  return `(${means.map((mean, index) => `${mean} × ${number(weights[index] ?? 0)}`).join(' + ')}) : ${number(total)}`
}

/**
 * The calculation as a sum whose numbers add up: `(2 × 50 + 3 × 30) : 80 = 2,38`. For a single assessment its mean,
 * `(2 + 3) : 2 = 2,5`; for a single entry its level alone.
 */
export const sumText = ({ parts, value, level }: LevelReason<LevelEntry>, format: SumFormat): string => {
  const [first] = parts
  const sum = format.number(roundedValue({ value, level }))
  if (!first || (parts.length === 1 && first.values.length === 1)) return sum
  const terms = parts.length === 1 ? meanText(first.values, first.mean, format) : weightedText(parts, format)
  const numbers = parts.length === 1 ? first.values : parts.map(({ mean }) => mean)
  return `${terms} ${equals(...numbers, value)} ${sum}`
}

/** Whether the level is that of a single entry, so that a sum would only repeat it. */
export const isOneEntry = ({ parts, value, level }: LevelReason<LevelEntry>): boolean =>
  parts.length === 1 && parts[0]?.values.length === 1 && roundingOf({ value, level }) === 'exact'

/** The mean of one assessment as a sum if it has several entries; else null. */
export const partText = (values: readonly number[], mean: number, format: SumFormat): string | null =>
  values.length < 2
    ? null
    : `${meanText(values, mean, format)} ${equals(...values, mean)} ${format.number(rounded(mean))}`
