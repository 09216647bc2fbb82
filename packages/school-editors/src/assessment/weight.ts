import { weightingLimits } from '@lernspur/contracts/teacher/performance-assessment.contract'

/** A typed weight, with comma or point, as a number of per cent; undefined if it is none. */
export const weightOf = (text: string): number | undefined => {
  const digits = text.trim().replace(/\s*%$/, '').replace(',', '.')
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(digits)) return undefined
  const weight = Number(digits)
  return weight >= weightingLimits.min && weight <= weightingLimits.max ? weight : undefined
}

/** The sum of the weights of a semester, without floating-point errors. */
export const totalWeight = (rows: readonly { readonly weighting: number }[]): number =>
  Math.round(rows.reduce((sum, { weighting }) => sum + weighting, 0) * 100) / 100
