import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import { asVisitor, by, type ErrorFixture, type Producers } from './error-fixture'

const register = (errorFixture: ErrorFixture, email: string) =>
  asVisitor(errorFixture, '/auth/register', { email, firstName: 'Nele', lastName: 'Neu' })

const send = ({ ask }: ErrorFixture, call: ReturnType<typeof asVisitor>) => ask(call.by, call)

const allow = ({ owner }: ErrorFixture, email: string) =>
  owner`insert into allowed_email (email) values (${email}) on conflict do nothing`

/** Errors about accounts, addresses and invitations. */
export const accountErrors = {
  INVALID_TOKEN: () => ({ by: null, method: 'GET', path: '/auth/whoami' }),
  INVALID_LOGIN: (errorFixture) =>
    asVisitor(errorFixture, '/auth/local/login', {
      email: errorFixture.fixture.school.admin.email,
      password: 'falsch',
    }),
  INVALID_TFA_CODE: async ({ ask, fixture, password }) => {
    const { admin } = fixture.school
    await ask(admin, by(admin, 'POST', '/auth/two-factor/set-up', { currentPassword: password }))
    return by(admin, 'POST', '/auth/two-factor/confirm', { tfaCode: '000000' })
  },
  CONFIRMATION_REQUIRED: ({ fixture }) => ({
    ...by(fixture.school.admin, 'POST', '/invitations/create-code', { userRoleType: 'admin' }),
    isUnconfirmed: true,
  }),
  AUTH_PROVIDER_UNAVAILABLE: ({ visitor }) => ({
    by: null,
    method: 'GET',
    path: '/auth/auth-url/schule',
    headers: visitor,
  }),
  TOO_MANY_REQUESTS: async (errorFixture) => {
    const attempt = asVisitor(errorFixture, '/auth/local/login', { email: 'niemand@test.example', password: 'falsch' })
    for (let count = 0; count < 10; count++) await send(errorFixture, attempt)
    return attempt
  },
  EMAIL_COOLDOWN_ACTIVE: async (errorFixture) => {
    await allow(errorFixture, 'zweimal@test.example')
    const again = register(errorFixture, 'zweimal@test.example')
    await send(errorFixture, again)
    return again
  },
  PASSWORD_RESET_MAIL_ALREADY_SENT: async (errorFixture) => {
    const { email } = errorFixture.fixture.school.admin
    await allow(errorFixture, email)
    await send(errorFixture, asVisitor(errorFixture, '/auth/local/password/send-reset-mail', { email }))
    return register(errorFixture, email)
  },
  EMAIL_CHANGE_MAIL_ALREADY_SENT: async ({ ask, fixture, password }) => {
    const { admin } = fixture.school
    const body = { currentPassword: password, newEmail: `${crypto.randomUUID()}@test.example` }
    const again = by(admin, 'POST', '/auth/local/email/request-change', body)
    await ask(admin, again)
    return again
  },
  UNKNOWN_REGISTRATION: (errorFixture) => register(errorFixture, 'niemand@unbekannt.example'),
  INVALID_PASSWORD_RESET_CODE: (errorFixture) =>
    asVisitor(errorFixture, '/auth/local/password/set-new', {
      email: errorFixture.fixture.school.admin.email,
      code: 'x',
      password: 'geheim',
    }),
  INVALID_EMAIL_CHANGE_CODE: (errorFixture) =>
    asVisitor(errorFixture, '/auth/local/email/confirm-change', { code: 'x' }),
  PASSWORD_MISMATCH: ({ fixture }) =>
    by(fixture.school.admin, 'POST', '/auth/local/password/change-password', {
      currentPassword: 'falsch',
      newPassword: 'geheim',
    }),
  INVALID_INVITATION_CODE: ({ fixture }) => by(fixture.school.admin, 'POST', '/invitations/accept', { code: 'XXXX' }),
  INVALID_USER_INVITATION: ({ fixture }) =>
    by(fixture.school.admin, 'PUT', `/users/invitations/${fixture.school.admin.userRoleId}`, { accept: true }),
  USER_ALREADY_EXISTS: ({ fixture }) => {
    const { admin, outsider } = fixture.school
    const body = { email: outsider.email, firstName: 'Otto', lastName: 'Neu', roleType: 'user' }
    return by(admin, 'POST', '/tenants/current/add-user', body)
  },
  NOT_IMPLEMENTED: ({ fixture }) =>
    by(fixture.school.admin, 'POST', '/feedback', { kind: 'idea', message: 'Bitte mehr Farben.' }),
} satisfies Partial<Producers<ErrorCode>>
