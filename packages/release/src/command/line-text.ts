import { type Unit, unitId } from '@lernspur/contracts/release/release.contract'
import type { Canary, Line } from '../registry/line'

const withOthers = (unit: Unit, { together }: Canary): string => {
  const others = together?.split('+').filter((name) => name !== unitId(unit))
  return others ? `, as one with ${others.join(' and ')}` : ''
}

/** A unit's line as one line of text. */
export const lineText = ({ unit, isEnabled, stable, fallback, canary, pins }: Line): string =>
  [
    `${unitId(unit)}:`,
    stable ?? 'nothing live',
    ...(isEnabled ? [] : ['(switched off)']),
    ...(fallback ? [`before ${fallback}`] : []),
    ...(canary ? [`canary ${canary.version} for ${canary.weight} %${withOthers(unit, canary)}`] : []),
    ...Object.entries(pins).map(([school, version]) => `school ${school} on ${version}`),
  ].join(' ')
