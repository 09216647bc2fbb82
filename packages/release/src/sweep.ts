import type { Installation } from './release-build'

/** Days after which no browser still has a version open or stored for offline use. */
const openDays = 30
/** Milliseconds for which files without a row are kept: a release writes its files first and its row last. */
const restMs = 3_600_000

/** Removes versions that nobody can still have open, and leftovers of interrupted releases (rule release.6). */
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
