import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Problem } from '../console/problem'

const source = join(import.meta.dirname, 'shifted-clock.c')

/**
 * Environment in which programs believe that it is `clock`, as far from now as it is at this moment; time still passes,
 * and durations are measured as ever. Needs Linux and a C compiler, and throws a sentence without.
 */
export const shiftedClock = (clock: Date): Readonly<Record<string, string>> => {
  const folder = mkdtempSync(join(tmpdir(), 'lernspur-clock-'))
  // The database server runs as a user of its own when the tests run as root, and must load it as well.
  chmodSync(folder, 0o755)
  const library = join(folder, 'shifted-clock.so')
  const compiler = Bun.which('cc')
  const command = ['-shared', '-fPIC', '-O2', '-o', library, source, '-ldl']
  if (!compiler || process.platform !== 'linux' || !Bun.spawnSync([compiler, ...command]).success)
    throw new Problem('Another clock needs Linux and a C compiler named cc.')
  return { LD_PRELOAD: library, SHIFTED_SECONDS: String(Math.round((clock.getTime() - Date.now()) / 1000)) }
}
