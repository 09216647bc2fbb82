import { type Unit, unitId } from '@lernspur/contracts/release/release.contract'
import type { Canary, FlagRule, Line } from '../registry/line'

const withOthers = (unit: Unit, { together }: Canary): string => {
  const others = together?.split('+').filter((name) => name !== unitId(unit))
  return others ? `, as one with ${others.join(' and ')}` : ''
}

/** `for 20 % and in school 01…, 02…` */
const flagText = ({ share, schools }: FlagRule): string => {
  const parts = [
    ...(share > 0 ? [`for ${share} %`] : []),
    ...(schools.length > 0 ? [`in school ${schools.join(', ')}`] : []),
  ]
  return parts.join(' and ')
}

/** A unit's line as one line of text. */
export const lineText = ({ unit, isEnabled, stable, fallback, canary, pins, flags }: Line): string =>
  [
    `${unitId(unit)}:`,
    stable ?? 'nothing live',
    ...(isEnabled ? [] : ['(switched off)']),
    ...(fallback ? [`before ${fallback}`] : []),
    ...(canary ? [`canary ${canary.version} for ${canary.weight} %${withOthers(unit, canary)}`] : []),
    ...Object.entries(pins).map(([school, version]) => `school ${school} on ${version}`),
    ...Object.entries(flags).map(([flag, rule]) => `flag ${flag} ${flagText(rule)}`),
  ].join(' ')
