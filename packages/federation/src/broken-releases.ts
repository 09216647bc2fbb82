import type { PageRelease } from './runtime/page-registry'

const key = 'lernspur-broken'

const read = (): readonly string[] => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]')
  } catch {
    // Browsers may refuse to keep anything.
    return []
  }
}

/** Whether a version has thrown while it was run, in this page or one before it in the same tab. */
export const hasBroken = ({ entry }: PageRelease): boolean => read().includes(entry)

/** Lets the next pages of this tab begin with the version before (rule release.11). */
export const rememberBroken = (release: PageRelease): void => {
  if (hasBroken(release)) return
  try {
    sessionStorage.setItem(key, JSON.stringify([...read(), release.entry]))
  } catch {
    // As above: the next page tries the same version again.
  }
}
