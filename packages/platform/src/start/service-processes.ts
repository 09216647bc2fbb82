import { join } from 'node:path'
import { type ServiceName, serviceNames } from '@lernspur/contracts/wire/route'
import { throughPooler } from '@lernspur/database/connection/address'
import { roleUrl } from '@lernspur/database/roles/role-url'
import type { RoleName } from '@lernspur/database/roles/service-role'
import { logFormat } from '../console/log-format'
import type { Environment } from '../environment'
import { root } from '../install/install-packages'
import type { InstancePlan } from '../process/instance'
import { silenceLimits } from '../process/silence-watch'
import { servicesIn } from '../release/services-in'
import { type DataFolder, logFile } from './data-folder'

export interface ProcessContext {
  readonly environment: Environment
  readonly folder: DataFolder
  readonly secret: string
  readonly ownerUrl: string
  /** Folder with the builds of a checkout, which is then what runs: its unexpected errors are written to the terminal. */
  readonly checkout?: string | undefined
}

const entryOf = (name: string): string => join(root, 'services', name, 'src', 'server.ts')

/**
 * Seconds for which processes wait for the next start where theirs was killed, or left them to it: enough for a new
 * version of the checkout, and few enough that nothing runs on unseen.
 */
const waitSeconds = 300

/** Connection of a process's own role, which goes through the pooler where there is one. */
const databaseUrlOf = ({ environment: { poolerUrl }, ownerUrl, secret }: ProcessContext, role: RoleName): string => {
  const url = roleUrl(ownerUrl, role, secret)
  return poolerUrl === undefined ? url : throughPooler(url, poolerUrl)
}

/** Environment of every process; the owner's connection stays with the supervisor. */
const sharedEnv = ({ environment, folder, secret, checkout }: ProcessContext): InstancePlan['env'] => ({
  ...process.env,
  DATABASE_URL: undefined,
  LERNSPUR_DIRECT_DATABASE_URL: undefined,
  LERNSPUR_MODE: environment.mode,
  LERNSPUR_RUN: folder.runDir,
  LERNSPUR_SECRET: secret,
  LERNSPUR_PUBLIC_URL: environment.publicUrl,
  LERNSPUR_DATA: folder.path,
  // The gateway and the provider's service compare types of releases there.
  LERNSPUR_ROOT: root,
  // Files of the demo are read by programs; in production all processes write where this one does.
  LERNSPUR_LOG: environment.log ?? (environment.mode === 'production' ? logFormat() : 'json'),
  LERNSPUR_EXPLAIN_FAILURES: checkout === undefined ? '' : '1',
  LERNSPUR_WAIT_SECONDS: checkout === undefined && folder.isFound ? String(waitSeconds) : undefined,
})

/** Who stops a process of a checkout at a breakpoint wants it to stay. */
const silenceOf = ({ checkout }: ProcessContext) => checkout === undefined && { silence: silenceLimits }

const logFileOf = ({ environment, folder }: ProcessContext, name: string): string | undefined =>
  environment.mode === 'production' ? undefined : logFile(folder.logDir, name)

/** A service, with the connection of its own database role. */
export const servicePlan = (context: ProcessContext, name: ServiceName): InstancePlan => ({
  name,
  entry: entryOf(name),
  env: {
    ...sharedEnv(context),
    LERNSPUR_PROCESS: name,
    LERNSPUR_DATABASE_URL: databaseUrlOf(context, name),
  },
  logFile: logFileOf(context, name),
  showsErrors: context.checkout !== undefined,
  runDir: context.folder.runDir,
  probe: '/internal/health',
  ...silenceOf(context),
})

/**
 * The services that begin with the gateway: those of the product, and where a checkout is run, all that it has. Others
 * begin when the registry is followed.
 */
export const servicePlans = (context: ProcessContext): InstancePlan[] =>
  (context.checkout === undefined ? serviceNames : servicesIn(root)).map((name) => servicePlan(context, name))

/**
 * Milliseconds for which a replaced gateway asks browsers to reconnect: browsers that call regularly should see it,
 * others retry after a closed connection.
 */
const leaveMs = 1_500
/** Milliseconds that it then has for uploads and downloads; it gives itself a little less. */
const lingerMs = 140_000

/** The gateway, whose database role sees only releases. */
export const gatewayPlan = (context: ProcessContext): InstancePlan => ({
  name: 'gateway',
  entry: entryOf('gateway'),
  env: {
    ...sharedEnv(context),
    LERNSPUR_PROCESS: 'gateway',
    PORT: String(context.environment.port),
    LERNSPUR_CHECKOUT: context.checkout,
    LERNSPUR_DATABASE_URL: databaseUrlOf(context, 'gateway'),
  },
  logFile: logFileOf(context, 'gateway'),
  runDir: context.folder.runDir,
  probe: '/ready',
  // Readiness asks every service and reads every released file: not to be done every five seconds.
  live: '/live',
  ...silenceOf(context),
  leaveMs,
  lingerMs,
})
