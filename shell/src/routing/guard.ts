import type { PageNeed, SetupSubject } from '@lernspur/contracts/area-route.contract'

/** What the guards know of the person and of the class that the address is about. */
export interface GuardState {
  /** A CSRF token is stored. */
  readonly isSignedIn: boolean
  readonly isSetupCompleted: boolean
  /** Works for a school: has an active role there. */
  readonly hasSchool: boolean
  /** Role admin or manager in the current school. */
  readonly isManager: boolean
  /** The current tenant is the provider. */
  readonly isProvider: boolean
  /** Whether the current class is set up; null when there is no current class. */
  readonly isClassFinalized: boolean | null
}

const isAt = (path: string, ...roots: string[]) => roots.some((root) => path === root || path.startsWith(`${root}/`))

/** What the areas ask of a path, and where they set things up; null where no released area does. */
export interface AskedOfPath {
  readonly needs: readonly PageNeed[]
  /** What the path itself sets up. */
  readonly setup?: SetupSubject | undefined
  readonly setupOf: Readonly<Record<SetupSubject, string | null>>
}

/**
 * Where a navigation to `path` is sent instead, or null where it may go on: rules screen.2, screen.3,
 * screen.4 and screen.5, in their order. Whoever works for no school is told so at home, not by a refusal of each page.
 */
export const guard = (state: GuardState, path: string, { needs, setup, setupOf }: AskedOfPath): string | null => {
  const asks = (need: PageNeed) => needs.includes(need)
  if (!state.isSignedIn) return isAt(path, '/auth', '/legal', '/user') ? null : '/auth/login'
  if (isAt(path, '/auth') && !isAt(path, '/auth/email-change')) return '/'
  if (asks('provider') && !state.isProvider) return '/'
  if (asks('leader') && !state.isManager) return '/'
  if (!state.isSetupCompleted) return setup === 'person' ? null : setupOf.person
  if (asks('school') && !state.hasSchool) return '/'
  if (asks('finished-class') && state.isClassFinalized === false) return setupOf.class
  if (setup === 'class' && state.isClassFinalized === true) return '/'
  return null
}
