import type { TestPerson } from '@lernspur/testing/test-school'
import type { Sender } from './request'
import type { Home } from './rows'

/** The senders of one round: people of a school, of another one, and of the provider. */
export interface People {
  readonly of: Readonly<Record<Exclude<Sender, 'nobody'>, TestPerson>>
  /** The tenant of a sender; a visitor belongs to none. */
  home(sender: Sender): Home
  /** Cookie and CSRF token of a sender. */
  identity(sender: Sender): Readonly<Record<string, string>>
  /** Restores roles and schools that requests may have changed. */
  restore(): Promise<void>
  /** Signs in a sender whose session has ended. */
  renew(sender: Sender): Promise<void>
}
