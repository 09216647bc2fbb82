import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type ServiceName, serviceNames } from '@lernspur/contracts/route'
import { roleUrl } from '@lernspur/database/role-url'
import type { Environment } from '../environment'
import { root } from '../install/install-packages'
import type { ProcessPlan } from '../process/managed-process'
import { type DataFolder, logFile } from './data-folder'

export interface Surroundings {
  readonly environment: Environment
  readonly folder: DataFolder
  readonly secret: string
  readonly ownerUrl: string
}

const entryOf = (name: string): string => join(root, 'services', name, 'src', 'server.ts')

/** What every process gets; the owner's connection stays with the supervisor. */
const sharedEnv = ({ environment, folder, secret }: Surroundings): ProcessPlan['env'] => ({
  ...process.env,
  DATABASE_URL: undefined,
  LERNSPUR_MODE: environment.mode,
  LERNSPUR_RUN: folder.runDir,
  LERNSPUR_SECRET: secret,
  LERNSPUR_PUBLIC_URL: environment.publicUrl,
  LERNSPUR_DATA: folder.path,
})

const logFileOf = ({ environment, folder }: Surroundings, name: string): string | undefined =>
  environment.mode === 'production' ? undefined : logFile(folder.logDir, name)

const pidFileOf = ({ folder }: Surroundings, name: string): string => join(folder.runDir, `${name}.pid`)

/** The four services, each with the connection of its own database role. */
export const servicePlans = (around: Surroundings): ProcessPlan[] =>
  serviceNames.map((name: ServiceName) => ({
    name,
    entry: entryOf(name),
    env: { ...sharedEnv(around), LERNSPUR_DATABASE_URL: roleUrl(around.ownerUrl, name, around.secret) },
    logFile: logFileOf(around, name),
    pidFile: pidFileOf(around, name),
    prepare: () => rmSync(join(around.folder.runDir, `${name}.sock`), { force: true }),
  }))

/** The gateway, whose connection to the database shows it what is released and nothing else. */
export const gatewayPlan = (around: Surroundings): ProcessPlan => ({
  name: 'gateway',
  entry: entryOf('gateway'),
  env: {
    ...sharedEnv(around),
    PORT: String(around.environment.port),
    LERNSPUR_DATABASE_URL: roleUrl(around.ownerUrl, 'gateway', around.secret),
  },
  logFile: logFileOf(around, 'gateway'),
  pidFile: pidFileOf(around, 'gateway'),
})
