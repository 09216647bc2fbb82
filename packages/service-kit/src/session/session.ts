import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { Actor } from './actor'

/** A program that calls with a token instead of a person with a session (rule program.1). */
export interface Program {
  readonly id: string
  readonly name: string
  /** What its token allows; one that this release does not know allows nothing. */
  readonly scopes: readonly string[]
}

/** A signed-in browser, or a program in the name of its token's maker. `role` is null when the user has no active role in the current school. */
export interface Session {
  readonly sessionId: string
  readonly userId: string
  readonly language: Language | null
  /** Whether the current school waits to be closed, and so is read-only. */
  readonly isClosing: boolean
  /** Whether it is read-only because it moves to another installation (rule move.2). */
  readonly isMoving?: boolean
  /** Where the school is now that it has moved; then there is no role (rule move.3). */
  readonly movedTo?: string
  readonly role: Omit<Actor, 'sessionId' | 'userId'> | null
  /** Undefined for a person. */
  readonly program?: Program
}
