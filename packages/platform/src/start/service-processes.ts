import { join } from 'node:path'
import { type ServiceName, serviceNames } from '@lernspur/contracts/wire/route'
import { roleUrl } from '@lernspur/database/roles/role-url'
import type { Environment } from '../environment'
import { root } from '../install/install-packages'
import type { InstancePlan } from '../process/instance'
import { type DataFolder, logFile } from './data-folder'

export interface ProcessContext {
  readonly environment: Environment
  readonly folder: DataFolder
  readonly secret: string
  readonly ownerUrl: string
}

const entryOf = (name: string): string => join(root, 'services', name, 'src', 'server.ts')

/** Environment of every process; the owner's connection stays with the supervisor. */
const sharedEnv = ({ environment, folder, secret }: ProcessContext): InstancePlan['env'] => ({
  ...process.env,
  DATABASE_URL: undefined,
  LERNSPUR_MODE: environment.mode,
  LERNSPUR_RUN: folder.runDir,
  LERNSPUR_SECRET: secret,
  LERNSPUR_PUBLIC_URL: environment.publicUrl,
  LERNSPUR_DATA: folder.path,
})

const logFileOf = ({ environment, folder }: ProcessContext, name: string): string | undefined =>
  environment.mode === 'production' ? undefined : logFile(folder.logDir, name)

/** The four services, each with the connection of its own database role. */
export const servicePlans = (around: ProcessContext): InstancePlan[] =>
  serviceNames.map((name: ServiceName) => ({
    name,
    entry: entryOf(name),
    env: { ...sharedEnv(around), LERNSPUR_DATABASE_URL: roleUrl(around.ownerUrl, name, around.secret) },
    logFile: logFileOf(around, name),
    runDir: around.folder.runDir,
    probe: '/internal/health',
  }))

/**
 * Milliseconds for which a replaced gateway asks browsers to reconnect: browsers that call regularly should see it,
 * others retry after a closed connection.
 */
const leaveMs = 1_500

/** The gateway, whose database role sees only releases. */
export const gatewayPlan = (around: ProcessContext): InstancePlan => ({
  name: 'gateway',
  entry: entryOf('gateway'),
  env: {
    ...sharedEnv(around),
    PORT: String(around.environment.port),
    LERNSPUR_DATABASE_URL: roleUrl(around.ownerUrl, 'gateway', around.secret),
  },
  logFile: logFileOf(around, 'gateway'),
  runDir: around.folder.runDir,
  probe: '/ready',
  leaveMs,
})
