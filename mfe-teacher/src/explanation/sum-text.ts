import type { LevelEntry, LevelReason } from '@lernspur/contracts/level-proposal'

interface SumFormat {
  /** 2,5 */
  number(value: number): string
  /** 0.5 → 50 % */
  percent(share: number): string
}

/** Numbers that a sum shows: at most two digits after the point. */
const rounded = (value: number): number => Math.round(value * 100) / 100

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

/**
 * The calculation as a sum: `2 × 50 % + 3 × 50 % = 2,5`. For a single assessment its mean, `(2 + 3) : 2 = 2,5`; for a
 * single entry its level alone.
 */
export const sumText = ({ parts, value, level }: LevelReason<LevelEntry>, format: SumFormat): string => {
  const [first] = parts
  const sum = format.number(roundedValue({ value, level }))
  if (parts.length === 1 && first?.values.length === 1) return sum
  const terms = parts.map(({ values, mean, share }) =>
    parts.length === 1 ? meanText(values, mean, format) : `${format.number(rounded(mean))} × ${format.percent(share)}`,
  )
  return `${terms.join(' + ')} = ${sum}`
}

/** Whether the level is that of a single entry, so that a sum would only repeat it. */
export const isOneEntry = ({ parts, value, level }: LevelReason<LevelEntry>): boolean =>
  parts.length === 1 && parts[0]?.values.length === 1 && roundingOf({ value, level }) === 'exact'

/** The mean of one assessment as a sum if it has several entries; else null. */
export const partText = (values: readonly number[], mean: number, format: SumFormat): string | null =>
  values.length < 2 ? null : `${meanText(values, mean, format)} = ${format.number(rounded(mean))}`
