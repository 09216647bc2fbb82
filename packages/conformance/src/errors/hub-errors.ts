import { missingAddress } from '@lernspur/contracts/identity/missing-address'
import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import type { HubPerson } from '@lernspur/testing/identity-provider/hub-person'
import { signIn } from '@lernspur/testing/sign-in'
import type { TestPerson } from '@lernspur/testing/test-school'
import { asVisitor, by, type ErrorFixture, type Producers, type RefusedCall } from './error-fixture'

const number = 'NI_99999'

/** The return of somebody from the hub, which is handled once. */
const returnOf = async (errorFixture: ErrorFixture, person: HubPerson, login: string): Promise<RefusedCall> => {
  const { ask, fixture, hub, owner, visitor } = errorFixture
  await owner`
    insert into school_number (tenant_id, provider_id, number) values (${fixture.school.tenantId}, 'hub', ${number})
    on conflict do nothing`
  // All returns come from one browser.
  await owner`delete from sign_in_throttle`
  await hub.setPerson(login, person)
  const { body } = await ask(null, { method: 'GET', path: '/auth/auth-url/hub', headers: visitor })
  const back = await hub.signIn(body.data.url, login)
  const parameters = Object.fromEntries(['state', 'code', 'iss'].map((name) => [name, back.searchParams.get(name)]))
  return asVisitor(errorFixture, '/auth/oidc/callback', parameters)
}

const refusedReturn = async (
  errorFixture: ErrorFixture,
  person: HubPerson,
  login: string = crypto.randomUUID(),
): Promise<RefusedCall> => ({
  ...(await returnOf(errorFixture, person, login)),
  again: () => returnOf(errorFixture, person, login),
})

const teacher = { kontexte: [{ kennung: number, rolle: 'Lehr' }] }

/** Somebody of the school who has neither an address nor a password for the time of the call. */
const withoutAddress = async (
  { owner }: ErrorFixture,
  { userId, email }: TestPerson,
  call: RefusedCall,
): Promise<RefusedCall> => {
  const [before] = await owner<{ passwordHash: string | null }[]>`
    select password_hash from app_user where id = ${userId}`
  await owner`
    update app_user set email = ${missingAddress(crypto.randomUUID())}, password_hash = null where id = ${userId}`
  return {
    ...call,
    repair: () => owner`
      update app_user set email = ${email}, password_hash = ${before?.passwordHash ?? null} where id = ${userId}`,
  }
}

/** Errors about hubs and accounts without an address. */
export const hubErrors = {
  HUB_CLAIM_MISSING: (errorFixture) => refusedReturn(errorFixture, { kontexte: [{ kennung: number }] }),
  HUB_ROLE_REFUSED: (errorFixture) => refusedReturn(errorFixture, { kontexte: [{ kennung: number, rolle: 'Lern' }] }),
  HUB_SCHOOL_UNKNOWN: (errorFixture) =>
    refusedReturn(errorFixture, { kontexte: [{ kennung: 'NI_00000', rolle: 'Lehr' }] }),
  HUB_PERSON_UNKNOWN: (errorFixture) => refusedReturn(errorFixture, { kontexte: [], isDeleted: true }),
  HUB_ACCOUNT_DISABLED: async (errorFixture) => {
    const { ask, owner } = errorFixture
    const login = crypto.randomUUID()
    await ask(null, await returnOf(errorFixture, teacher, login))
    await owner`
      update app_user set deactivated_at = now()
      where id in (select ei.user_id from external_identity ei where ei.issuer = ${errorFixture.hub.issuer})`
    return refusedReturn(errorFixture, teacher, login)
  },
  EMAIL_ADDRESS_MISSING: (errorFixture) => {
    const { outsider } = errorFixture.fixture.school
    return withoutAddress(errorFixture, outsider, {
      ...by(outsider, 'POST', '/auth/confirmation/mail'),
      isUnconfirmed: true,
    })
  },
  SIGN_IN_TOO_OLD: async (errorFixture) => {
    const { fixture, owner } = errorFixture
    const { outsider } = fixture.school
    const { headers, sessionId } = await signIn(owner, outsider)
    await owner`update session set created_at = now() - interval '1 day' where id = ${sessionId}`
    await owner`update app_user set language = 'de' where id = ${outsider.userId}`
    const body = { newEmail: `${crypto.randomUUID()}@test.example` }
    const call = { by: null, method: 'POST', path: '/auth/email/add', body, headers }
    return {
      ...(await withoutAddress(errorFixture, outsider, call)),
      again: async () => {
        await owner`update app_user set language = 'en' where id = ${outsider.userId}`
        return call
      },
    }
  },
  SCHOOL_NUMBER_TAKEN: async ({ fixture, owner, provider }) => {
    const taken = `NI_${crypto.randomUUID()}`
    await owner`
      insert into school_number (tenant_id, provider_id, number) values (${fixture.school.tenantId}, 'hub', ${taken})`
    return by(provider, 'PUT', `/provider/tenants/${fixture.provided.emptyTenantId}/school-numbers`, {
      numbers: [{ providerId: 'hub', number: taken }],
    })
  },
} satisfies Partial<Producers<ErrorCode>>
