import type { Built } from './build/build-area'
import { copyRelease } from './release/copy-release'
import { promote } from './release/promote'
import { statusOf } from './release/status'

/**
 * Copies builds into the data folder and promotes new ones. A version that the registry lists as current or fallback is
 * left alone, so that a restart does not undo a rollback. The shell comes first, because areas are checked against it.
 * Returns the promoted builds.
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
