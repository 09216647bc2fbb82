import type { RosterError } from '@lernspur/contracts/school-admin/roster.contract'
import type { RosterOfSchool } from '@lernspur/testing/roster-hub/roster-hub'
import { by, type ErrorFixture, type Producers, type RefusedCall } from './error-fixture'

/** Reading the roster of the fixture's school, of which the hub says this. */
const reading = async (
  { fixture, owner, rosterHub }: ErrorFixture,
  school: RosterOfSchool | null,
): Promise<RefusedCall> => {
  const { admin, tenantId } = fixture.school
  const number = `RO_${crypto.randomUUID()}`
  await owner`delete from school_number where tenant_id = ${tenantId} and provider_id = 'listen'`
  await owner`
    insert into school_number (tenant_id, provider_id, number) values (${tenantId}, 'listen', ${number})`
  if (school) rosterHub.setSchool(number, school)
  return by(admin, 'PUT', '/tenants/current/roster-reading', { providerId: 'listen' })
}

const child = { vorname: 'Mia', familienname: 'Neu', kontexte: [{ rolle: 'Lern', klassen: ['3a'] }] }

/** Errors about reading class lists from a hub. */
export const rosterErrors = {
  ROSTER_UNAVAILABLE: (errorFixture) => reading(errorFixture, { people: [child], fault: 'down' }),
  ROSTER_REFUSED: (errorFixture) => reading(errorFixture, { people: [child], fault: 'forbidden' }),
  ROSTER_UNREADABLE: (errorFixture) => reading(errorFixture, { people: [child], fault: 'half' }),
  ROSTER_TOO_LARGE: (errorFixture) => reading(errorFixture, { people: [child], fault: 'huge' }),
  ROSTER_CLAIM_MISSING: (errorFixture) => reading(errorFixture, { people: [{ ...child, kontexte: [{}] }] }),
  ROSTER_SCHOOL_UNKNOWN: (errorFixture) => reading(errorFixture, null),
} satisfies Producers<RosterError>
