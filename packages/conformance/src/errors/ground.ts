import type { ErrorCode } from '@lernspur/contracts/error-catalogue'
import type { Database } from '@lernspur/database/connect'
import type { Call, ServiceUnderTest } from '@lernspur/testing/service-under-test'
import type { TestPerson } from '@lernspur/testing/test-school'
import type { Fixture } from '../access/fixture'

/** Where errors are produced: a school with one row of everything, asked through the gateway. */
export interface Ground {
  readonly owner: Database
  readonly ask: ServiceUnderTest['ask']
  readonly fixture: Fixture
  readonly provider: TestPerson
  /** Cookie and CSRF token of a browser that nobody is signed in with. */
  readonly visitor: Readonly<Record<string, string>>
  /** Password of the school's admin. */
  readonly password: string
}

/** A call that is refused, and who makes it. */
export interface Refused extends Call {
  readonly by: TestPerson | null
  /** Makes good what had to be broken for it. */
  readonly repair?: () => Promise<unknown>
}

/** Brings about what a code tells of, and gives the call that is answered with it, however often. */
export type Producer = (ground: Ground) => Refused | Promise<Refused>

export type Producers<Code extends ErrorCode> = Readonly<Record<Code, Producer>>

/** What becomes of a call of nobody: made with what a page gives a visitor. */
export const asVisitor = ({ visitor }: Ground, path: string, body: object): Refused => ({
  by: null,
  method: 'POST',
  path,
  body,
  headers: visitor,
})

/** Somebody's call without more. */
export const by = (person: TestPerson, method: string, path: string, body?: unknown): Refused => ({
  by: person,
  method,
  path,
  ...(body !== undefined && { body }),
})
