import { type Unit, unitId } from '@lernspur/contracts/release/release.contract'
import { ReleaseProblem } from './author'
import type { FlagRule, Line } from './line'
import type { Act } from './write-line'

/** A flag that nobody has switched on. */
const offForAll: FlagRule = { share: 0, schools: [] }

/** One unit's part of a change: its new line. An equal line means that there is nothing to do. */
export interface Step {
  readonly unit: Unit
  readonly act: string
  /** Throws a ReleaseProblem when it is impossible. */
  readonly plan: (line: Line) => Line
  readonly details?: Act['details']
}

/** Binds a change to the version that its author saw as stable; null where there was none. */
const expectStable = (line: Line, from: string | null | undefined): void => {
  if (from === undefined || line.stable === from) return
  throw new ReleaseProblem(
    {
      de: `${unitId(line.unit)} ist bei ${line.stable ?? 'keiner Version'} und nicht mehr bei ${from ?? 'keiner'}: jemand anderes war schneller.`,
      en: `${unitId(line.unit)} is at ${line.stable ?? 'no version'} and not at ${from ?? 'none'} any more: somebody else was faster.`,
    },
    'conflict',
  )
}

interface Promotion {
  readonly version: string
  /** The version that must be stable now; any, if omitted. */
  readonly from?: string | null | undefined
  /** Name of the set that it is part of. */
  readonly set?: string | undefined
}

/** Everybody gets that version; the previous one becomes the fallback, and a canary of that version ends. */
export const promoteStep = (unit: Unit, { version, from, set }: Promotion): Step => ({
  unit,
  act: 'promote',
  ...(set !== undefined && { details: { set } }),
  plan: (line) => {
    if (line.stable === version) return line.canary?.version === version ? { ...line, canary: null } : line
    expectStable(line, from)
    const canary = line.canary?.version === version ? null : line.canary
    return { ...line, stable: version, fallback: line.stable, canary }
  },
})

/**
 * Everybody gets the previous version again. The version rolled back from does not become the fallback, so a second
 * rollback at the same time cannot bring it back (rule release.5). With `from`, a unit that has already left that
 * version stays as it is.
 */
export const rollbackStep = (unit: Unit, from?: string): Step => ({
  unit,
  act: 'rollback',
  plan: (line) => {
    if (from !== undefined && line.stable !== from) return line
    if (line.fallback === null)
      throw new ReleaseProblem({
        de: `${unitId(unit)} hat keine Version, zu der es zurückgehen könnte.`,
        en: `${unitId(unit)} has no version to go back to.`,
      })
    return { ...line, stable: line.fallback, fallback: null }
  },
})

/**
 * Everybody gets what was live before a set, which changed the unit from `before` to `after`; one that has left `after`
 * stays as it is. Unlike what was rolled back, the version is promoted with the next set again.
 */
export const returnStep = (before: Line, after: Line, set: string): Step => ({
  unit: after.unit,
  act: 'rollback',
  plan: (line) => (line.stable === after.stable ? { ...line, stable: before.stable, fallback: before.fallback } : line),
  details: { set },
})

/** Nobody tries the previous version any more, and nothing is held against it; a rollback needs its name. */
export const retireStep = (unit: Unit): Step => ({
  unit,
  act: 'retire',
  plan: (line) => ({ ...line, fallback: null }),
})

/** A canary to set up; with `together`, joint with those of other units (see `jointName`). */
export interface ToCanary extends Promotion {
  /** Per cent. */
  readonly weight: number
  readonly together?: string | undefined
}

/** The system shares connections between two gateways before anybody knows whose they are. */
const isGateway = (unit: Unit): boolean => unitId(unit) === 'gateway'

/** A share of users gets that version; a weight of 0 ends the canary. */
export const canaryStep = (unit: Unit, { version, weight, together, from }: ToCanary): Step => ({
  unit,
  act: 'canary',
  plan: (line) => {
    expectStable(line, from)
    if (isGateway(unit))
      throw new ReleaseProblem({
        de: 'Das Gateway hat keine Probe: wem eine Verbindung gehört, weiß erst, wer sie angenommen hat. Geben Sie die Version für alle frei; wird sie nicht bereit, so läuft die vorherige weiter, und zurück geht es ohne eine verlorene Anfrage.',
        en: 'The gateway has no canary: who a connection belongs to is known only once a gateway has taken it. Promote the version; if it does not become ready, the one before goes on, and a rollback replaces it without a lost request.',
      })
    if (line.stable === null)
      throw new ReleaseProblem({
        de: `${unitId(unit)} hat noch keine Version für alle: geben Sie zuerst eine frei.`,
        en: `${unitId(unit)} has no stable version yet: promote one first.`,
      })
    if (line.stable === version)
      throw new ReleaseProblem({
        de: `${version} bekommen schon alle.`,
        en: `${version} is stable already: everybody gets it.`,
      })
    const canary = { version, weight, ...(together !== undefined && { together }) }
    return { ...line, canary: weight === 0 ? null : canary }
  },
  details: { weight, version, ...(together !== undefined && { with: together }) },
})

/** A school stays on that version; without one it follows the others again. */
export const pinStep = (unit: Unit, tenantId: string, version: string | undefined): Step => ({
  unit,
  act: version === undefined ? 'unpin' : 'pin',
  plan: (line) => {
    if (unit.kind === 'service')
      throw new ReleaseProblem(`A school cannot stay on a version of ${isGateway(unit) ? 'the gateway' : 'a service'}.`)
    const { [tenantId]: _, ...pins } = line.pins
    return { ...line, pins: version === undefined ? pins : { ...pins, [tenantId]: version } }
  },
  details: { school: tenantId, ...(version !== undefined && { version }) },
})

/** Switches a unit off or on for new pages. */
export const switchStep = (unit: Unit, isEnabled: boolean): Step => ({
  unit,
  act: isEnabled ? 'enable' : 'disable',
  plan: (line) => {
    if (unit.kind !== 'area') throw new ReleaseProblem(`${unitId(unit)} cannot be switched off.`)
    if (line.stable === null) throw new ReleaseProblem(`${unitId(unit)} was never promoted.`)
    return { ...line, isEnabled }
  },
})

/** A change of who sees what is behind a flag. */
export interface FlagChange {
  readonly to: (rule: FlagRule) => FlagRule
  /** The flags that what is live of the area has. */
  readonly flags: readonly string[]
  /** What the history tells of the change. */
  readonly details?: Act['details']
}

/**
 * Changes who sees what is behind a flag; off for everybody, it is forgotten. A flag that no live version has can only be
 * switched off.
 */
export const flagStep = (unit: Unit, flag: string, { to, flags, details }: FlagChange): Step => ({
  unit,
  act: 'flag',
  plan: (line) => {
    const { [flag]: known = offForAll, ...others } = line.flags
    const { share, schools } = to(known)
    const rule = { share, schools: [...new Set(schools)].toSorted() }
    const isOn = share > 0 || schools.length > 0
    if (isOn && !flags.includes(flag)) {
      const names = flags.join(', ')
      throw new ReleaseProblem({
        de: `Was von ${unitId(unit)} freigegeben ist, hat keinen Schalter ${flag}: es hat ${names || 'keinen'}.`,
        en: `What is live of ${unitId(unit)} has no flag ${flag}: it has ${names || 'none'}.`,
      })
    }
    return { ...line, flags: isOn ? { ...others, [flag]: rule } : others }
  },
  details: { flag, ...details },
})
