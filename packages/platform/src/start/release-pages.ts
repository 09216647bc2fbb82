import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { waitForLock } from '@lernspur/database/exclusive-lock'
import { buildAreas } from '@lernspur/federation/build'
import { publish } from '@lernspur/federation/publish'
import { root } from '../install/install-packages'

// A separate program, run by `start`, so that the supervisor does not keep the compiler's memory.
const timeoutMs = 300_000

const builds = join(root, '.build')
mkdirSync(builds, { recursive: true })
// Two starts from one checkout need not build the same thing twice at once.
const release = await waitForLock(join(builds, 'build.lock'), timeoutMs)
try {
  const built = await buildAreas()
  release?.()
  await publish(process.argv[2] ?? '', built)
  const fresh = built.filter((one) => one.fresh).length
  console.log(fresh > 0 ? `${fresh} built` : 'up to date')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
