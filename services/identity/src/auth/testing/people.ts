import type { RoleStatus } from '@lernspur/contracts/identity/user.contract'
import { connect } from '@lernspur/database/connection/connect'
import { createLogger } from '@lernspur/service-kit/process/log'
import { preSessionCookieName } from '@lernspur/service-kit/session/cookies'
import { csrfHeader, csrfToken } from '@lernspur/service-kit/session/csrf'
import { newToken } from '@lernspur/service-kit/session/token'
import { testConfig } from '@lernspur/testing/test-config'
import { testDatabase } from '@lernspur/testing/test-database'
import { testSchool } from '@lernspur/testing/test-school'
import { identityService } from '../../app'
import type { IdentityProvider } from '../identity-provider/identity-provider-config'
import { hashPassword } from '../password-check'

export const password = 'Kanarienvogel-7'

/** A browser: its cookies and the CSRF token of its page. */
export interface Browser {
  readonly cookie: string
  readonly csrf: string
}

/** The identity service on a fresh database, with functions to create people and to act as their browser. */
export const openIdentity = async (providers: readonly IdentityProvider[] = []) => {
  const database = await testDatabase()
  const { owner } = database
  const config = testConfig(database, 'identity')
  const db = connect(config.databaseUrl, { name: 'identity', max: 5 })
  const lines: string[] = []
  const log = createLogger({ write: (line) => lines.push(line) })
  const open = () => identityService(config, db, log, undefined, providers)
  const service = open()
  const passwordHash = await hashPassword(password)

  const school = async (isDisabled = false): Promise<string> => {
    const { tenantId } = await testSchool(owner, { studentCount: 2 })
    await owner`update tenant set is_disabled = ${isDisabled} where id = ${tenantId}`
    return tenantId
  }

  /** An account with the password above, unless another hash is given. */
  const account = async (hash: string | null = passwordHash): Promise<{ userId: string; email: string }> => {
    const email = `${crypto.randomUUID()}@schule.example`
    const [row] = await owner<{ id: string }[]>`
      insert into app_user (email, password_hash, first_name, last_name) values (${email}, ${hash}, 'Änne', 'Öz')
      returning id`
    return { userId: row?.id ?? '', email }
  }

  const role = async (userId: string, tenantId: string, status: RoleStatus = 'active'): Promise<string> => {
    const [row] = await owner<{ id: string }[]>`
      insert into user_role (user_id, tenant_id, role_type, status) values (${userId}, ${tenantId}, 'user', ${status})
      returning id`
    return row?.id ?? ''
  }

  const visitor = (): Browser => {
    const token = newToken()
    return { cookie: `${preSessionCookieName(config.publicUrl)}=${token}`, csrf: csrfToken(config.secret, token) }
  }

  const send = (
    method: string,
    path: string,
    { cookie, csrf }: Browser,
    body?: unknown,
    client = '10.0.0.1',
    further: Readonly<Record<string, string>> = {},
  ) =>
    service.fetch(
      new Request(`http://localhost/api${path}`, {
        method,
        headers: {
          cookie,
          [csrfHeader]: csrf,
          'content-type': 'application/json',
          'x-forwarded-for': client,
          ...further,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    )

  const login = (email: string, secret = password, client: string = crypto.randomUUID(), browser = visitor()) =>
    send('POST', '/auth/local/login', browser, { email, password: secret }, client)

  /** The browser's cookies and token after a response that started or changed a session. */
  const browserOf = async (response: Response): Promise<Browser> => ({
    cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '',
    csrf: (await response.json()).data.csrfToken,
  })

  const signIn = async (email: string, secret = password): Promise<Browser> => browserOf(await login(email, secret))

  const close = async (): Promise<void> => {
    await db.end()
    await database.close()
  }

  return {
    owner,
    db,
    service,
    open,
    lines,
    config,
    school,
    account,
    role,
    visitor,
    send,
    login,
    browserOf,
    signIn,
    close,
  }
}

export type Identity = Awaited<ReturnType<typeof openIdentity>>
