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

/** Pages that show or make something of a school. */
const pagesOfSchool = ['/class', '/classes', '/class-setup', '/create-class', '/school-setup']

/**
 * Where a navigation to `path` is sent instead, or null where it may go on: rules screen.2, screen.3,
 * screen.4 and screen.5, in their order. Whoever works for no school is told so at home, not by a refusal of each page.
 */
export const guard = (state: GuardState, path: string): string | null => {
  if (!state.isSignedIn) return isAt(path, '/auth', '/legal', '/user') ? null : '/auth/login'
  if (isAt(path, '/auth') && !isAt(path, '/auth/email-change')) return '/'
  if (isAt(path, '/provider') && !state.isProvider) return '/'
  if (isAt(path, '/school') && !state.isManager) return '/'
  if (!state.isSetupCompleted) return isAt(path, '/onboarding') ? null : '/onboarding/'
  if (!state.hasSchool && isAt(path, ...pagesOfSchool)) return '/'
  if (isAt(path, '/class') && state.isClassFinalized === false) return '/class-setup'
  if (isAt(path, '/class-setup') && state.isClassFinalized === true) return '/'
  return null
}
