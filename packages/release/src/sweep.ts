import type { Installation } from './release-build'

/** Days after which no browser has a version open or kept for offline any more. */
const openDays = 30
/** Milliseconds for which files without a row are left alone: a release writes its files first and its row last. */
const restMs = 3_600_000

/** Removes versions that nobody can still have open, and what a broken release left in the store (rule release.6). */
export const sweep = async ({ registry, store }: Installation, now = Date.now()): Promise<string[]> => {
  const removed: string[] = []
  await registry.purge(openDays, async (known) => {
    for (const { unit, version, changedAt } of await store.versions()) {
      if (known.has(`${unit}/${version}`) || changedAt.getTime() > now - restMs) continue
      await store.remove(unit, version)
      removed.push(`${unit} ${version}`)
    }
  })
  return removed
}
