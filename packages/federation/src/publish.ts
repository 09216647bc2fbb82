import type { Built } from './build/build-area'
import { copyRelease } from './release/copy-release'
import { promote } from './release/promote'
import { readRegistry } from './release/registry-file'

/**
 * Puts builds into the data folder and gives new ones to new pages. A version that was released before is left as the
 * registry has it, so that a start does not undo a rollback. The shell comes first, because areas are checked against it.
 * Returns the builds that were promoted.
 */
export const publish = async (dataDir: string, builds: readonly Built[]): Promise<Built[]> => {
  const promoted: Built[] = []
  const shellFirst = [...builds].sort((a, b) => Number(b.unit === 'shell') - Number(a.unit === 'shell'))
  for (const built of shellFirst) {
    const isNew = await copyRelease(dataDir, built)
    const registry = await readRegistry(dataDir)
    const listed = built.unit === 'shell' ? registry?.shell : registry?.areas[built.unit]
    if (!isNew && listed) continue
    await promote(dataDir, built.unit, built.version)
    promoted.push(built)
  }
  return promoted
}
