import type { Database } from '@lernspur/database/connection/connect'
import { preSessionCookieName } from '@lernspur/service-kit/session/cookies'
import { csrfHeader, csrfToken } from '@lernspur/service-kit/session/csrf'
import { newToken } from '@lernspur/service-kit/session/token'
import type { ServiceUnderTest } from '@lernspur/testing/service-under-test'
import { signIn, testPublicUrl } from '@lernspur/testing/sign-in'
import type { TestDatabase } from '@lernspur/testing/test-database'
import { otherSchool, type TestPerson, type TestSchool } from '@lernspur/testing/test-school'
import { makeFixture } from '../access/make-fixture'
import { mark } from './mark'
import type { People } from './people'
import { type Sender, senders } from './request'
import type { Home } from './rows'

const markRows = async (owner: Database, tenantId: string): Promise<void> => {
  await owner`update student set last_name = ${mark(tenantId)} where tenant_id = ${tenantId}`
  await owner`update school_subject set name = ${mark(tenantId)} where tenant_id = ${tenantId}`
  await owner`update competence set description = ${mark(tenantId)} where tenant_id = ${tenantId}`
}

/** The password of the document's examples; hashed once, because that is slow by design. */
const password = Bun.password.hash('Beispiel', { algorithm: 'argon2id', memoryCost: 19_456, timeCost: 2 })

const restoreRole = async (owner: Database, { userId, userRoleId, tenantId, roleType }: TestPerson): Promise<void> => {
  await owner`update tenant set is_disabled = false where id = ${tenantId} and is_disabled`
  const hash = await password
  await owner`
    update app_user set password_hash = ${hash}, deactivated_at = null
    where id = ${userId} and (password_hash is distinct from ${hash} or deactivated_at is not null)`
  await owner`delete from two_factor where user_id = ${userId}`
  await owner`
    insert into user_role (id, user_id, tenant_id, role_type, status)
    values (${userRoleId}, ${userId}, ${tenantId}, ${roleType}, 'active')
    on conflict do nothing`
  await owner`
    update user_role set role_type = ${roleType}, status = 'active'
    where id = ${userRoleId} and (role_type <> ${roleType} or status <> 'active')`
}

/** A state with its country, and a school type there. */
const readHome = async (owner: Database): Promise<Home['related']> => {
  const [row] = await owner<{ state: string; country: string; schoolType: string }[]>`
    select st.id as state, st.country_id as country, sty.id as school_type from state st
    join school_type sty on sty.country_id = st.country_id limit 1`
  return row ? { state: [row.state], country: [row.country], school_type: [row.schoolType] } : {}
}

const homeOf = ({ tenantId, year, schoolClass }: TestSchool, row: Home['related']): Home => {
  const { german, visual, firstTerm, students } = schoolClass
  return {
    tenantId,
    related: {
      ...row,
      school_class: [schoolClass.id],
      student: students.map(({ id }) => id),
      school_subject: [german.id],
      competence_domain: german.domainIds,
      competence: german.competenceIds,
      performance_visual: [visual.id],
      performance_level: visual.levelIds,
      performance_assessment: [firstTerm.observing, firstTerm.testing],
      school_year: [year.id],
      school_term: [year.first.id],
    },
  }
}

/** Two new schools and the provider's person, all signed in. */
export const makePeople = async (
  { owner, secret }: TestDatabase,
  provider: TestPerson,
  ask: ServiceUnderTest['ask'],
): Promise<People> => {
  const { school } = await makeFixture(owner, ask)
  const other = await otherSchool(owner)
  const neighbour = other.admin
  const row = await readHome(owner)
  const [home, abroad] = [homeOf(school, row), homeOf(other, row)]
  const atProvider = { tenantId: provider.tenantId, related: row }
  for (const tenantId of [school.tenantId, neighbour.tenantId]) await markRows(owner, tenantId)
  const { admin, manager, classTeacher, subjectTeacher, outsider } = school
  const of = { admin, manager, classTeacher, subjectTeacher, outsider, neighbour, provider }
  const restore = async (): Promise<void> => {
    for (const person of Object.values(of)) await restoreRole(owner, person)
    // All senders share one address, which would soon be throttled.
    await owner`delete from sign_in_throttle`
  }
  await restore()
  const visitor = newToken()
  const identities = new Map<Sender, Readonly<Record<string, string>>>([
    [
      'nobody',
      { cookie: `${preSessionCookieName(testPublicUrl)}=${visitor}`, [csrfHeader]: csrfToken(secret, visitor) },
    ],
  ])
  const renew = async (sender: Sender): Promise<void> => {
    if (sender === 'nobody') return
    await restoreRole(owner, of[sender])
    // Another request may disable the role again right now; then the next one restores it.
    const signedIn = await signIn(owner, of[sender]).catch(() => undefined)
    if (signedIn) identities.set(sender, signedIn.headers)
  }
  for (const one of senders) await renew(one)
  const homeFor = (sender: Sender): Home => {
    if (sender === 'provider') return atProvider
    return sender === 'neighbour' ? abroad : home
  }
  return { of, home: homeFor, identity: (sender) => identities.get(sender) ?? {}, restore, renew }
}
