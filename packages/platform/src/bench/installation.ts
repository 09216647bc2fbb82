import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServiceName } from '@lernspur/contracts/wire/route'
import { connect, type Database } from '@lernspur/database/connection/connect'
import { startEmbedded } from '@lernspur/database/embedded/embedded-server'
import { roleUrl } from '@lernspur/database/roles/role-url'
import { openFileStore } from '@lernspur/service-kit/file-store/open-file-store'
import type { Source } from '../backup/installation'
import type { CleanUp } from '../process/clean-up'
import { startDemoInstance } from '../test/demo-instance'

export interface DatabaseServer {
  readonly ownerUrl: string
  readonly owner: Database
  /** Where the server writes its logs. */
  readonly logFolder: string
}

/** A running Lernspur with a database server of its own. */
export interface Installation extends DatabaseServer {
  readonly url: string
  readonly secret: string
  /** Folder of its data and its database. */
  readonly folder: string
  /** What a backup of it copies. */
  readonly source: Source
  /** The database through a service's role. */
  roleUrlOf(service: ServiceName): string
}

/**
 * Starts a database server and Lernspur on it, in temporary folders. A demo fills the database first, but production is
 * measured: the demo also checks each answer against the contract.
 */
export const startInstallation = async (cleanUp: CleanUp): Promise<Installation> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lernspur-bench-'))
  cleanUp.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  const server = await startEmbedded({ dataDir })
  cleanUp.defer(server.stop)
  const owner = connect(server.ownerUrl, { name: 'bench', max: 1, statementTimeout: 300_000 })
  cleanUp.defer(() => owner.end())
  // By default the server keeps values, and so names of students, out of the log; all data here is generated.
  await owner.unsafe("alter database lernspur set log_error_verbosity = 'default'")
  const secret = randomBytes(32).toString('hex')
  // One folder for both: the second one runs what the first one has released there.
  const settings = { LERNSPUR_SECRET: secret, LERNSPUR_DATA: join(dataDir, 'kept') }
  const demo = await startDemoInstance(server.ownerUrl, settings)
  await demo.stop()
  const instance = await startDemoInstance(server.ownerUrl, { ...settings, LERNSPUR_MODE: 'production' })
  cleanUp.defer(instance.stop)
  return {
    url: instance.url,
    secret,
    folder: dataDir,
    ownerUrl: server.ownerUrl,
    source: {
      ownerUrl: server.ownerUrl,
      secret,
      files: openFileStore({ s3: undefined, dataDir: settings.LERNSPUR_DATA }),
    },
    owner,
    logFolder: join(dataDir, 'cluster', 'log'),
    roleUrlOf: (service) => roleUrl(server.ownerUrl, service, secret),
  }
}
