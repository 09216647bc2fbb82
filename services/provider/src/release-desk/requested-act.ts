import type { SwitchRelease } from '@lernspur/contracts/provider/release-desk.contract'
import { type Unit, unitId, unitOf } from '@lernspur/contracts/release/release.contract'
import type { RequestedAct } from '@lernspur/release/desk/desk-act'
import type { Line } from '@lernspur/release/registry/line'
import { refuse } from '@lernspur/service-kit/call/api-error'

const texts = {
  de: { version: 'Wählen Sie eine Version.', weight: 'Wählen Sie einen Anteil.' },
  en: { version: 'Choose a version.', weight: 'Choose a share.' },
} as const

/** The line of a unit that was released; NOT_FOUND without one. */
export const releasedLine = (lines: readonly Line[], id: string): Line & { readonly unit: Unit } => {
  const unit = unitOf(id)
  const line = unit && lines.find((one) => unitId(one.unit) === id)
  return line ?? refuse('NOT_FOUND')
}

type WantedSwitch = Pick<SwitchRelease, 'act' | 'version' | 'weight' | 'from' | 'jointWith'>

/**
 * An act as the registry knows it; VALIDATION_FAILED without a version or a share where one is needed, NOT_FOUND for a unit
 * that was never released.
 */
export const requestedAct = (
  lines: readonly Line[],
  unit: Unit,
  { act, version, weight, from, jointWith = [] }: WantedSwitch,
  language: keyof typeof texts,
): RequestedAct => {
  if (act === 'rollback') {
    const others = jointWith.filter((one) => one.unit !== unitId(unit))
    return {
      act,
      unit,
      from,
      jointWith: others.map((one) => ({ unit: releasedLine(lines, one.unit).unit, from: one.from })),
    }
  }
  if (version === undefined) return refuse('VALIDATION_FAILED', [{ path: 'version', message: texts[language].version }])
  if (act === 'promote') return { act, unit, from, version }
  if (weight === undefined) return refuse('VALIDATION_FAILED', [{ path: 'weight', message: texts[language].weight }])
  return { act, unit, from, version, weight }
}
