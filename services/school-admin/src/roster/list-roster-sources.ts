import type { Call } from '@lernspur/service-kit/call/call'
import type { RosterHub } from '@lernspur/service-kit/roster/roster-settings'
import { hubsOfSchool, readingRows, schoolIn, schoolRows, sourceOf } from './roster-reading'

/** The hubs that may be read for the caller's school, and how that went last (rule roster.1). */
export const listRosterSources = async (call: Call, hubs: readonly RosterHub[]) => {
  const { tenantId } = call.actor
  const [ofSchool, readings] = await call.read((tx) => [schoolRows(tx, tenantId), readingRows(tx, tenantId)])
  const rows = hubsOfSchool(hubs, tenantId, schoolIn(ofSchool)).map((hub) => sourceOf(hub, readings, call.language))
  return { rows, count: rows.length }
}
