import type { ServiceName } from '@lernspur/contracts/wire/route'
import { connect, type Database } from '@lernspur/database/connection/connect'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import type { Service } from '@lernspur/service-kit/service/service'
import { signIn } from './sign-in'
import { testConfig } from './test-config'
import { type TestDatabase, testDatabase } from './test-database'

/** A response. `body` is the envelope; for a file it is undefined and `bytes` contains the file. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests look at answers as a client without types would.
  readonly body: any
  readonly bytes: Uint8Array
}

export interface Call {
  readonly method: string
  /** Below `/api`. */
  readonly path: string
  /** Sent as JSON, or unchanged when it is a FormData. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Without the confirmation of the session that people of tests have (rule session.5). */
  readonly isUnconfirmed?: boolean
}

/** The caller; without a role, somebody who belongs to no school. */
export interface TestCaller {
  readonly userId: string
  readonly userRoleId: string | null
}

/** A service on a database, called through its public interface. */
export interface ServiceUnderTest {
  /** Calls as a freshly signed-in person, or with null as a visitor. */
  ask(person: TestCaller | null, call: Call): Promise<Answer>
  close(): Promise<void>
}

export type MakeService = (config: ServiceConfig, db: Database) => Service

const read = async (response: Response): Promise<Answer> => {
  if (response.headers.get('content-type') === 'text/event-stream') {
    // A stream never ends, so its first part is the response.
    await response.body?.cancel()
    return { status: response.status, headers: response.headers, body: undefined, bytes: new Uint8Array() }
  }
  const bytes = new Uint8Array(await response.arrayBuffer())
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  // An answer that says that nothing has changed is empty.
  const body = isJson && bytes.length > 0 ? JSON.parse(new TextDecoder().decode(bytes)) : undefined
  return { status: response.status, headers: response.headers, body, bytes }
}

/** Calls through `send` as people of that database. `base` is prepended to paths. */
export const askBy =
  (owner: Database, base: string, send: (request: Request) => Promise<Response>): ServiceUnderTest['ask'] =>
  async (person, { method, path, body, headers, isUnconfirmed }) => {
    const signedIn = person && (await signIn(owner, person))
    if (isUnconfirmed && signedIn) await owner`update session set confirmed_at = null where id = ${signedIn.sessionId}`
    const sent = new Headers({ ...signedIn?.headers, ...headers })
    const isForm = body instanceof FormData
    if (body !== undefined && !isForm) sent.set('content-type', 'application/json')
    const request = new Request(`${base}/api${path}`, {
      method,
      headers: sent,
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    })
    return read(await send(request))
  }

/** Puts a service on a test database that other services may share. */
export const serviceOn = (database: TestDatabase, name: ServiceName, make: MakeService): ServiceUnderTest => {
  const config = testConfig(database, name)
  const db = connect(config.databaseUrl, { name: `test-${name}`, max: 4 })
  const service = make(config, db)
  return {
    ask: askBy(database.owner, 'http://localhost', (request) => service.fetch(request)),
    close: () => db.end({ timeout: 1 }),
  }
}

/** A service with its own test database. */
export const openService = async (name: ServiceName, make: MakeService) => {
  const database = await testDatabase()
  const service = serviceOn(database, name, make)
  return {
    ...service,
    owner: database.owner,
    close: async () => {
      await service.close()
      await database.close()
    },
  }
}

export type OpenService = Awaited<ReturnType<typeof openService>>
