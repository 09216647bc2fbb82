import { type Unit, unitId, unitOf } from '@lernspur/contracts/release/release.contract'
import type { CanaryWatch } from '@lernspur/release/canary/watch-canaries'
import type { HealthRecorder } from '@lernspur/release/health/record-health'
import type { Line } from '@lernspur/release/registry/line'
import type { Visitor } from '@lernspur/release/serve/chosen'
import { readTokens } from '@lernspur/service-kit/session/csrf'
import * as z from 'zod'
import type { GatewayConfig } from '../gateway-config'
import { createPageReports, reportAnswer } from '../request/page-report'
import type { Visit } from '../request/visit'

/** Where pages report how their screens fare. */
export const countsPath = '/mfe/counts'

/** Bytes; a page reports a few numbers for the shell and each area of its screens. */
const maxLength = 4_096
/** Screens that one page can have shown between two calls. */
const maxScreens = 50
/** Reports a minute from one address: a whole school may stand behind it. */
const maxOfAddress = 1_200

const number = z.int().min(0).max(maxScreens)
const counted = z
  .strictObject({
    version: z.string().regex(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/),
    shown: number.min(1),
    failed: number,
    errors: number,
    calls: number,
    slow: number,
  })
  .refine(({ shown, ...parts }) => [parts.failed, parts.errors, parts.calls, parts.slow].every((one) => one <= shown))
const countsSchema = z.record(
  z.string().refine((id) => unitOf(id) !== undefined),
  counted,
)

/** Whether somebody can have that version now: what pages tell of others is dropped. */
const isLive = (lines: readonly Line[], unit: Unit, version: string): boolean =>
  lines.some(
    (line) =>
      unitId(line.unit) === unitId(unit) &&
      [line.stable, line.fallback, line.canary?.version, ...Object.values(line.pins)].includes(version),
  )

interface CountsOptions extends Pick<GatewayConfig, 'publicUrl'> {
  readonly visitorOf: (visit: Visit) => Promise<Visitor>
  /** What is live. */
  readonly lines: () => readonly Line[]
  readonly canaries: Pick<CanaryWatch, 'count'>
  readonly health: Pick<HealthRecorder, 'count'>
}

/**
 * Takes what a page reports of its screens by `sendBeacon` (rules desk.9, release.9): 204, or an error and nothing is
 * counted. A caller's address only limits its calls and is not stored; browsers without a session are not counted.
 */
export const createCounts = ({ publicUrl, visitorOf, lines, canaries, health }: CountsOptions) => {
  const readReport = createPageReports({ publicUrl, schema: countsSchema, maxLength, maxOfAddress })
  return async (visit: Visit): Promise<Response> => {
    const read = await readReport(visit)
    if (typeof read === 'number') return reportAnswer(read)
    const { request } = visit
    const { session, preSession } = readTokens(request.headers, publicUrl)
    if ((session ?? preSession) === undefined) return reportAnswer(204)
    // A report of a whole minute would be one visit, which fails more easily than one of a few seconds.
    const isCompared = visit.url.searchParams.get('compared') !== '0'
    const user = isCompared ? (await visitorOf(visit)).user : undefined
    const known = lines()
    for (const [name, count] of Object.entries(read.report)) {
      const unit = unitOf(name)
      // Calls of services are counted where they are forwarded; pages of older releases report them as well.
      if (!unit || unit.kind === 'service') continue
      const { version, shown: total, calls: failed, slow, errors } = count
      if (isLive(known, unit, version)) health.count({ unit, version, total, failed, slow, errors })
      if (user !== undefined) canaries.count({ unit, user, ...count })
    }
    return reportAnswer(204)
  }
}
