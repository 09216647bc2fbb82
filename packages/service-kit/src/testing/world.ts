import type { RoleType } from '@lernspur/contracts/user.contract'
import { connect } from '@lernspur/database/connect'
import { testDatabase } from '@lernspur/testing/test-database'
import type { ServiceConfig } from '../process/config'
import { createService, type ServiceOptions } from '../service/service'
import { csrfHeader, csrfToken } from '../session/csrf'
import { newToken, tokenHash } from '../session/token'
import { thingRoutes, thingSlice } from './things'

/** A signed-in person of the fixture. */
export interface Person {
  readonly userId: string
  readonly userRoleId: string
  readonly tenantId: string
  readonly token: string
}

/** A service over a fresh database, with people of two schools and of the provider, and what it writes down. */
export const openWorld = async () => {
  const database = await testDatabase()
  const { owner } = database
  const databaseUrl = database.urlFor('school-admin')
  const db = connect(databaseUrl, { name: 'school-admin', max: 5 })
  const config: ServiceConfig = {
    mode: 'test',
    secret: database.secret,
    publicUrl: 'http://localhost:4299',
    runDir: '/nowhere',
    dataDir: '/nowhere',
    corsOrigins: ['https://friend.example'],
    databaseUrl,
  }
  const lines: string[] = []
  const open = (options: Partial<ServiceOptions> = {}) =>
    createService({
      name: 'school-admin',
      slices: [thingSlice],
      routes: thingRoutes,
      config,
      db,
      log: (line) => lines.push(line),
      ...options,
    })
  const service = open()

  const school = async (isProvider = false): Promise<string> => {
    const [row] = await owner<{ id: string }[]>`
      insert into tenant (name, country_id, state_id, is_provider)
      select ${crypto.randomUUID()}, c.id, s.id, ${isProvider} from country c join state s on s.country_id = c.id
      limit 1 returning id`
    if (!row) throw new Error('There is no state to found a school in.')
    return row.id
  }

  /** A person with a session; without a school the session has no role. */
  const person = async (roleType: RoleType, tenantId: string): Promise<Person> => {
    const token = newToken()
    const [row] = await owner<{ userId: string; userRoleId: string }[]>`
      with u as (
        insert into app_user (email, first_name, last_name) values (${`${token.toLowerCase()}@x.example`}, 'Änne', 'Öz')
        returning id
      ), r as (
        insert into user_role (user_id, tenant_id, role_type, status)
        select id, ${tenantId}, ${roleType}, 'active' from u returning id, user_id
      )
      insert into session (token_hash, user_id, user_role_id) select ${tokenHash(token)}, user_id, id from r
      returning user_id, user_role_id`
    if (!row) throw new Error('Nobody was made.')
    return { ...row, tenantId, token }
  }

  /** Headers of a signed-in browser. */
  const headersOf = ({ token }: Pick<Person, 'token'>): Record<string, string> => ({
    cookie: `lernspur-4299=${token}`,
    [csrfHeader]: csrfToken(config.secret, token),
    'content-type': 'application/json',
  })

  /** Headers of a browser that is not signed in. */
  const visitor = (): Record<string, string> => {
    const token = newToken()
    return {
      cookie: `lernspur-4299-pre=${token}`,
      [csrfHeader]: csrfToken(config.secret, token),
      'content-type': 'application/json',
    }
  }

  const send = (method: string, path: string, headers: Record<string, string>, body?: unknown): Promise<Response> =>
    service.fetch(
      new Request(`http://localhost/api${path}`, {
        method,
        headers,
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    )

  const close = async (): Promise<void> => {
    await db.end()
    await database.close()
  }

  return { owner, db, config, lines, service, open, school, person, headersOf, visitor, send, close, database }
}

export type World = Awaited<ReturnType<typeof openWorld>>

/** Status and error code of an answer, `200` or `404 NOT_FOUND`. */
export const verdict = async (response: Promise<Response> | Response): Promise<string> => {
  const settled = await response
  const text = await settled.text()
  const code: unknown = text.startsWith('{') ? JSON.parse(text).error : undefined
  return code === undefined ? String(settled.status) : `${settled.status} ${code}`
}
