import type { PageRelease } from './runtime/page-registry'

const keyOf = ({ entry }: PageRelease) => `broken ${entry}`

/** Whether a version has thrown while it was run, in this page or one before it in the same tab. */
export const hasBroken = (release: PageRelease): boolean => {
  try {
    return sessionStorage.getItem(keyOf(release)) !== null
  } catch {
    // Browsers may refuse to keep anything: then each page tries the same version again.
    return false
  }
}

/** Lets the next pages of this tab begin with the version before (rule release.11). */
export const rememberBroken = (release: PageRelease): void => {
  try {
    sessionStorage.setItem(keyOf(release), '')
  } catch {
    // As above.
  }
}
