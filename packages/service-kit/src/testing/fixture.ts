import { afterAll } from 'bun:test'
import { connect } from '@lernspur/database/connection/connect'
import { signIn } from '@lernspur/testing/sign-in'
import { testConfig } from '@lernspur/testing/test-config'
import { testDatabase } from '@lernspur/testing/test-database'
import { type TestPerson, type TestSchool, testSchool } from '@lernspur/testing/test-school'
import type { ServiceConfig } from '../process/config'
import { createLogger } from '../process/log'
import { createService, type ServiceOptions } from '../service/service'
import { preSessionCookieName } from '../session/cookies'
import { csrfHeader, csrfToken } from '../session/csrf'
import { newToken } from '../session/token'
import { itemRoutes, itemSlice } from './items'

type Headers = Readonly<Record<string, string>>

/** A person with a signed-in browser. */
export type Person = TestPerson & { readonly headers: Headers & { readonly cookie: string } }

/**
 * A service on a fresh database, functions to call it, and its log: awaited at the top of a test file, closed after its
 * tests.
 */
export const fixtureForFile = async () => {
  const database = await testDatabase()
  const { owner } = database
  const config: ServiceConfig = {
    ...testConfig(database, 'school-admin'),
    corsOrigins: ['https://partner.example'],
  }
  const db = connect(config.databaseUrl, { name: 'school-admin', max: 5 })
  const lines: string[] = []
  const open = (options: Partial<ServiceOptions> = {}) =>
    createService({
      name: 'school-admin',
      slices: [itemSlice],
      routes: itemRoutes,
      config,
      db,
      log: createLogger({ write: (line) => lines.push(line) }),
      ...options,
    })
  const service = open()

  const enter = async (person: TestPerson): Promise<Person> => {
    const { headers } = await signIn(owner, person)
    return { ...person, headers: { ...headers, 'content-type': 'application/json' } }
  }

  /** A person of a new school, signed in. */
  const signedInPerson = async (who: 'admin' | 'manager' | 'outsider'): Promise<Person> =>
    enter((await testSchool(owner, { studentCount: 2 }))[who])

  /** Headers of a browser that is not signed in. */
  const visitor = (): Headers => {
    const token = newToken()
    return {
      cookie: `${preSessionCookieName(config.publicUrl)}=${token}`,
      [csrfHeader]: csrfToken(config.secret, token),
      'content-type': 'application/json',
    }
  }

  const send = (method: string, path: string, headers: Headers, body?: unknown): Promise<Response> =>
    service.fetch(
      new Request(`http://localhost/api${path}`, {
        method,
        headers,
        ...(body !== undefined && {
          body: typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body),
        }),
      }),
    )

  afterAll(async () => {
    await db.end()
    await database.close()
  })
  return { owner, db, config, lines, service, open, enter, signedInPerson, visitor, send }
}

export type Fixture = Awaited<ReturnType<typeof fixtureForFile>>

/** Two people of one school, signed in, with the school they work at. */
export const colleagues = async (fixture: Fixture): Promise<{ school: TestSchool; admin: Person; member: Person }> => {
  const school = await testSchool(fixture.owner, { studentCount: 2 })
  const [admin, member] = await Promise.all([fixture.enter(school.admin), fixture.enter(school.outsider)])
  return { school, admin, member }
}

/** Status and error code of an answer, `200` or `404 NOT_FOUND`. */
export const outcomeOf = async (response: Promise<Response> | Response): Promise<string> => {
  const settled = await response
  const text = await settled.text()
  const code: unknown = text.startsWith('{') ? JSON.parse(text).error : undefined
  return code === undefined ? String(settled.status) : `${settled.status} ${code}`
}
