import type { PageRelease } from './runtime/page-registry'

const keyOf = ({ entry }: PageRelease) => `broken ${entry}`

/** Whether a version has thrown while it ran, in this page or an earlier one of the same tab. */
export const hasBroken = (release: PageRelease): boolean => {
  try {
    return sessionStorage.getItem(keyOf(release)) !== null
  } catch {
    // Browsers may refuse storage: then each page tries the same version again.
    return false
  }
}

/** Lets the next pages of this tab start with the previous version (rule release.11). */
export const rememberBroken = (release: PageRelease): void => {
  try {
    sessionStorage.setItem(keyOf(release), '')
  } catch {
    // As above.
  }
}
