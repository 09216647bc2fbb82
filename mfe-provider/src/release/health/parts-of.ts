import type { UnitHealth } from '@lernspur/contracts/provider/release-desk.contract'

const hourMs = 3_600_000
/** Hours of a part, and parts of a week. */
const partHours = 6
const partCount = 28

/** A part of the last seven days, of all versions of a unit. */
export interface HealthPart {
  /** ISO 8601, UTC: its beginning. */
  readonly from: string
  readonly total: number
  readonly failed: number
  readonly slow: number
  readonly errors: number
}

/** Another version got live in one of the parts. */
export interface PartSwitch {
  /** Index of the part. */
  readonly part: number
  readonly of: UnitHealth['switches'][number]
}

/** The last seven days in parts of six hours, oldest first, with what got live in each. */
export const partsOf = ({
  at,
  hours,
  switches,
}: UnitHealth): { readonly parts: readonly HealthPart[]; readonly switches: readonly PartSwitch[] } => {
  const end = Math.floor(Date.parse(at) / hourMs) * hourMs + hourMs
  const start = end - partCount * partHours * hourMs
  const partAt = (instant: string): number => Math.floor((Date.parse(instant) - start) / (partHours * hourMs))
  const parts = Array.from({ length: partCount }, (_, index) => {
    const own = hours.filter(({ from }) => partAt(from) === index)
    const sum = (name: 'total' | 'failed' | 'slow' | 'errors') => own.reduce((all, one) => all + one[name], 0)
    return {
      from: new Date(start + index * partHours * hourMs).toISOString(),
      total: sum('total'),
      failed: sum('failed'),
      slow: sum('slow'),
      errors: sum('errors'),
    }
  })
  const within = switches.map((of) => ({ part: partAt(of.at), of })).filter(({ part }) => part >= 0 && part < partCount)
  return { parts, switches: within }
}
