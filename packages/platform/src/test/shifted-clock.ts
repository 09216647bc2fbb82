import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Problem } from '../console/problem'

const source = join(import.meta.dirname, 'shifted-clock.c')

/**
 * Environment that shifts programs' time to `clock` by a fixed offset; time still passes, and durations stay right.
 * Needs Linux and a C compiler, and throws a sentence without them.
 */
export const shiftedClock = (clock: Date): Readonly<Record<string, string>> => {
  const folder = mkdtempSync(join(tmpdir(), 'lernspur-clock-'))
  // If the tests run as root, the database server runs as another user, who must be able to load it too.
  chmodSync(folder, 0o755)
  const library = join(folder, 'shifted-clock.so')
  const compiler = Bun.which('cc')
  const command = ['-shared', '-fPIC', '-O2', '-o', library, source, '-ldl']
  if (!compiler || process.platform !== 'linux' || !Bun.spawnSync([compiler, ...command]).success)
    throw new Problem('Another clock needs Linux and a C compiler named cc.')
  return { LD_PRELOAD: library, SHIFTED_SECONDS: String(Math.round((clock.getTime() - Date.now()) / 1000)) }
}
