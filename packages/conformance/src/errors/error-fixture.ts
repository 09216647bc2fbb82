import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import type { Database } from '@lernspur/database/connection/connect'
import type { TestIdentityProvider } from '@lernspur/testing/identity-provider/identity-provider'
import type { RosterHub } from '@lernspur/testing/roster-hub/roster-hub'
import type { Call, ServiceUnderTest } from '@lernspur/testing/service-under-test'
import type { TestPerson } from '@lernspur/testing/test-school'
import type { Fixture } from '../access/fixture'

/** Environment of the error producers: a school with one row of everything, behind the gateway. */
export interface ErrorFixture {
  readonly owner: Database
  readonly ask: ServiceUnderTest['ask']
  readonly fixture: Fixture
  readonly provider: TestPerson
  /** Cookie and CSRF token of a visitor. */
  readonly visitor: Readonly<Record<string, string>>
  /** A hub with the id `hub`, where people sign in with any login. */
  readonly hub: TestIdentityProvider
  /** A hub with the id `listen`, which lists the people of schools. */
  readonly rosterHub: RosterHub
  /** Password of the school's admin. */
  readonly password: string
}

/** A refused call and its caller. */
export interface RefusedCall extends Call {
  readonly by: TestPerson | null
  /** Provokes the error anew, for a call that is answered once. */
  readonly again?: () => Promise<RefusedCall>
  /** Reverts what the producer broke. */
  readonly repair?: () => Promise<unknown>
}

/** Provokes an error code, and returns a call that is always answered with it. */
export type Producer = (errorFixture: ErrorFixture) => RefusedCall | Promise<RefusedCall>

export type Producers<Code extends ErrorCode> = Readonly<Record<Code, Producer>>

/** A producer whose call a visitor makes with the page's token. */
export const asVisitor = ({ visitor }: ErrorFixture, path: string, body: object): RefusedCall => ({
  by: null,
  method: 'POST',
  path,
  body,
  headers: visitor,
})

/** A call of one actor without preparation. */
export const by = (person: TestPerson, method: string, path: string, body?: unknown): RefusedCall => ({
  by: person,
  method,
  path,
  ...(body !== undefined && { body }),
})
