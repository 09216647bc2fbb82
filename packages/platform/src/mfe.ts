import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runningServer, startEmbedded } from '@lernspur/database/embedded-server'
import { unitNamed } from '@lernspur/federation/build'
import { buildArea } from '@lernspur/federation/build/build-area'
import type { Build } from '@lernspur/release/command/command'
import { runCommand } from '@lernspur/release/command/run-command'
import { openPlace } from '@lernspur/release/place'
import { readS3Config } from '@lernspur/service-kit/config'
import { Problem } from './console/problem'
import { readEnvironment } from './environment'
import { keptSecret } from './start/data-folder'

const buildUnit: Build = async ({ kind, name }) => {
  if (kind === 'service') throw new Problem('Services run from the checkout; only the shell and areas are released.')
  return await buildArea(unitNamed(name))
}

/** Gives `work` the address of the owner, of an installation that runs or not. */
const withDatabase = async <T>(
  dataDir: string,
  databaseUrl: string | undefined,
  work: (ownerUrl: string) => Promise<T>,
): Promise<T> => {
  const folder = join(dataDir, 'postgres')
  if (databaseUrl === undefined && !existsSync(join(folder, 'cluster'))) {
    throw new Problem(`There is nothing to release to in ${dataDir}: Lernspur was never started there.`)
  }
  const running = databaseUrl ?? (await runningServer(folder))
  if (running !== undefined) return await work(running)
  const { ownerUrl, stop } = await startEmbedded({ dataDir: folder })
  return await work(ownerUrl).finally(stop)
}

const { code, output } = await runCommand(process.argv.slice(2), async (work) => {
  const { dataDir, databaseUrl, secret } = readEnvironment()
  return await withDatabase(dataDir, databaseUrl, async (ownerUrl) => {
    const place = openPlace({ ownerUrl, secret: secret ?? keptSecret(dataDir), dataDir, s3: readS3Config() })
    try {
      return await work({ place, build: buildUnit })
    } finally {
      await place.registry.close()
    }
  })
})
if (code === 0) console.log(output)
else console.error(output)
process.exit(code)
