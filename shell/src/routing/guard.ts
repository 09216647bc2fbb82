import type { PageNeed, SetupSubject } from '@lernspur/contracts/area-route.contract'

/** What the guards know about the user and the class of the path. */
export interface GuardState {
  /** A CSRF token is stored. */
  readonly isSignedIn: boolean
  readonly isSetupCompleted: boolean
  /** Has not agreed to the texts in force. */
  readonly mustConsent: boolean
  /** Has an active role in a school. */
  readonly hasSchool: boolean
  /** Role admin or manager in the current school. */
  readonly isManager: boolean
  /** The current tenant is the provider. */
  readonly isProvider: boolean
  /** Whether the current class is set up; null if there is no current class. */
  readonly isClassFinalized: boolean | null
}

const isAt = (path: string, ...roots: string[]) => roots.some((root) => path === root || path.startsWith(`${root}/`))

/** The rules of the areas for a path, and the paths of their set-ups; null if no released area has one. */
export interface PathRequirements {
  readonly needs: readonly PageNeed[]
  /** What the path itself sets up. */
  readonly setup?: SetupSubject | undefined
  readonly setupOf: Readonly<Record<SetupSubject, string | null>>
}

/**
 * Legal pages, checking a report, and mailed links about the account: open to everybody, signed in or not, at every
 * stage of the set-up.
 */
const isAlwaysOpen = (path: string) => isAt(path, '/legal', '/verify', '/auth/email-change', '/auth/second-factor')

/**
 * Where a navigation to `path` is redirected, or null if it may proceed: rules screen.2, screen.3, screen.4 and
 * screen.5, in order. A user without a school is redirected to the start page, which says so, instead of being refused
 * on each page.
 */
export const guard = (state: GuardState, path: string, { needs, setup, setupOf }: PathRequirements): string | null => {
  const requires = (need: PageNeed) => needs.includes(need)
  if (isAlwaysOpen(path)) return null
  if (!state.isSignedIn) return isAt(path, '/auth', '/user') ? null : '/auth/login'
  if (isAt(path, '/auth')) return '/'
  if (state.mustConsent) return isAt(path, '/consent') ? null : '/consent'
  if (isAt(path, '/consent')) return '/'
  if (requires('provider') && !state.isProvider) return '/'
  if (requires('leader') && !state.isManager) return '/'
  if (!state.isSetupCompleted) return setup === 'person' ? null : setupOf.person
  if (requires('school') && !state.hasSchool) return '/'
  if (requires('finished-class') && state.isClassFinalized === false) return setupOf.class
  if (setup === 'class' && state.isClassFinalized === true) return '/'
  return null
}
