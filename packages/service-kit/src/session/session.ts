import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { Actor } from './actor'
import type { Program } from './program'

/** A signed-in browser, or a program in the name of its token's maker. `role` is null when the user has no active role in the current school. */
export interface Session {
  readonly sessionId: string
  readonly userId: string
  readonly language: Language | null
  /** Whether the current school waits to be closed, and so is read-only. */
  readonly isClosing: boolean
  readonly role: Omit<Actor, 'sessionId' | 'userId'> | null
  /** Undefined for a person. */
  readonly program?: Program
}
