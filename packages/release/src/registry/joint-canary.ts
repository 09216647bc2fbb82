import { type Unit, unitId } from '@lernspur/contracts/release/release.contract'
import type { Line } from './line'

/** Units of a joint canary, as the registry writes them: `teacher+teacher-service`; undefined for a single one. */
export const jointName = (units: readonly Unit[]): string | undefined =>
  units.length > 1 ? units.map(unitId).toSorted().join('+') : undefined

/** Whether a unit belongs to a joint canary. */
export const isPartOf = (joint: string | undefined, unit: Unit): boolean =>
  joint?.split('+').includes(unitId(unit)) === true

/** The lines whose canaries users get together with that of `line`, itself included. */
export const jointLines = (line: Line, lines: readonly Line[]): readonly Line[] => {
  const joint = line.canary?.together
  return joint === undefined ? [line] : lines.filter(({ canary }) => canary?.together === joint)
}

/**
 * The lines after ending incomplete joint canaries: when one of the units no longer has the canary, or has another
 * weight, it ends for all (rule release.14).
 */
export const withoutParts = (lines: readonly Line[]): readonly Line[] =>
  lines.map((line) => {
    if (line.canary?.together === undefined) return line
    const joint = jointLines(line, lines)
    const isComplete = joint.length === line.canary.together.split('+').length
    return isComplete && joint.every(({ canary }) => canary?.weight === line.canary?.weight)
      ? line
      : { ...line, canary: null }
  })
