import type { Built } from './build/build-area'
import { copyRelease } from './release/copy-release'
import { promote } from './release/promote'
import { statusOf } from './release/status'

/**
 * Puts builds into the data folder and gives new ones to new pages. A version that the registry lists, as current or as
 * the one before, is left where it is, so that a start does not undo a rollback. The shell comes first, because areas
 * are checked against it. Returns the builds that were promoted.
 */
export const publish = async (dataDir: string, builds: readonly Built[]): Promise<Built[]> => {
  const promoted: Built[] = []
  const shellFirst = [...builds].sort((a, b) => Number(b.unit === 'shell') - Number(a.unit === 'shell'))
  for (const built of shellFirst) {
    await copyRelease(dataDir, built)
    const { current, fallback } = await statusOf(dataDir, built.unit)
    if (built.version === current || built.version === fallback) continue
    await promote(dataDir, built.unit, built.version)
    promoted.push(built)
  }
  return promoted
}
