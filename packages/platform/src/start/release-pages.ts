import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildAreas } from '@lernspur/federation/build'
import { publish } from '@lernspur/federation/publish'
import { takeLock } from '../install/exclusive-lock'
import { root } from '../install/install-packages'

// A program of its own, run by `start`: the compiler's memory is not needed for the rest of the supervisor's life.
const patience = 300_000

const builds = join(root, '.build')
mkdirSync(builds, { recursive: true })
// Two starts from one checkout need not build the same thing twice at once.
const release = takeLock(join(builds, 'build.lock'), patience)
const built = await buildAreas()
release?.()
await publish(process.argv[2] ?? '', built)
console.log(built.some(({ fresh }) => fresh) ? `${built.filter(({ fresh }) => fresh).length} built` : 'up to date')
