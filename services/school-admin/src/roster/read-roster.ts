import { isRosterError, type Roster } from '@lernspur/contracts/school-admin/roster.contract'
import { ApiError, refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { type HubAnswer, openHub } from './hub/open-hub'
import { readPeople } from './hub/read-people'
import type { RosterConfig } from './roster-config'
import {
  digestOf,
  hubsOfSchool,
  readingRows,
  schoolIn,
  schoolRows,
  sourceOf,
  storeFailure,
  storeReading,
} from './roster-reading'

/**
 * Reads the people of the caller's school from a hub, without a transaction open, and stores when (rule roster.1). A
 * failure is stored as well and changes nothing else. NOT_FOUND for a hub that does not know the school, and the errors
 * of rule roster.3.
 */
export const readRoster = async (call: Call, providerId: string, config: RosterConfig): Promise<Roster> => {
  const { tenantId } = call.actor
  const [rows] = await call.read((tx) => [schoolRows(tx, tenantId)])
  const school = schoolIn(rows)
  const hub = hubsOfSchool(config.hubs, tenantId, school).find(({ id }) => id === providerId) ?? refuse('NOT_FOUND')
  const numbers = school.numbers.get(hub.id) ?? []
  const fail = async (problem: unknown): Promise<never> => {
    if (problem instanceof ApiError && isRosterError(problem.code)) {
      const { code } = problem
      await call.write((tx) => storeFailure(tx, { tenantId, providerId }, code))
    }
    throw problem
  }
  // Leaders are shown everybody, so the hub is not asked only for what has changed.
  const answer = (await openHub(hub, config.limits).read(numbers).catch(fail)) as HubAnswer
  try {
    const people = readPeople(answer, { ...school, numbers, language: call.language })
    return await call.write(async (tx) => {
      await storeReading(tx, { tenantId, providerId }, { state: answer.state, digest: digestOf(config.secret, people) })
      await audit(tx, call, 'roster.read', tenantId)
      return { source: sourceOf(hub, await readingRows(tx, tenantId), call.language), ...people }
    })
  } catch (problem) {
    return fail(problem)
  }
}
