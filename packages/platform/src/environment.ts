import { isAbsolute, join } from 'node:path'
import { problemOf } from './console/problem'
import { fileVariable, secretNames } from './environment/secret-files'
import { readSettings, warningsAbout } from './environment/settings-problems'
import type { Name, Values } from './environment/variables'
import { root } from './install/install-packages'

export interface Environment {
  readonly port: number
  /** Absolute. */
  readonly dataDir: string
  /** Connection of the owner role to the server itself; undefined for the embedded server. */
  readonly databaseUrl: string | undefined
  /** The same through a pooler, which services then use for what needs no connection of its own. */
  readonly poolerUrl?: string | undefined
  readonly mode: 'demo' | 'production'
  readonly secret: string | undefined
  /** Whether a start leaves migrations, and the first release, to `migrate`. */
  readonly leavesMigrations?: boolean
  /** Connections of each service for single statements, and as many for transactions. */
  readonly poolSize?: number
  /** An origin, without a slash at the end. */
  readonly publicUrl: string
  /** The mail server; undefined when there is none. */
  readonly smtpUrl?: string | undefined
  /** Where `/metrics` answers; undefined when it does not. */
  readonly metrics?: { readonly port: number; readonly hostname: string } | undefined
  /** How lines of the log are written; by the mode unless it is set. */
  readonly log?: 'json' | 'text' | undefined
  /** Address of the provider's first admin, for an installation where nobody of the provider can sign in yet. */
  readonly firstProvider?: string | undefined
  /** Key of age that encrypts backups, or its public half. */
  readonly backupKey?: string | undefined
  /** Days after which backups are deleted. */
  readonly backupDays?: number
  /** Warnings for the operator, one sentence each. */
  readonly warnings: readonly string[]
}

/** Services, the store and the operator's name are read from the environment of this process by whoever needs them. */
const setOwn = (given: Readonly<Record<string, string | undefined>>): void => {
  for (const name of secretNames) delete process.env[fileVariable(name)]
  for (const name of secretNames) if (given[name] !== undefined) process.env[name] = given[name]
}

/**
 * Reads the environment of `start`; the secrets in files become part of this process's own. Throws one Problem that names every missing, wrong or misspelt setting;
 * `dispensable` is one that a command can do without.
 */
export const readEnvironment = (
  env: Readonly<Record<string, string | undefined>> = process.env,
  dispensable?: Name,
): Environment => {
  const { read, problems: violations, given } = readSettings(env, dispensable)
  if (violations.length > 0) {
    throw problemOf(
      violations,
      'Nothing was started. packages/platform/docs/operators/settings.md says what each setting means; correct them and start again.',
    )
  }
  if (env === process.env) setOwn(given)
  const values = read as Values
  const data = values.LERNSPUR_DATA
  return {
    port: values.PORT,
    dataDir: isAbsolute(data) ? data : join(root, data),
    databaseUrl: values.LERNSPUR_DIRECT_DATABASE_URL ?? values.DATABASE_URL,
    poolerUrl: values.LERNSPUR_DIRECT_DATABASE_URL === undefined ? undefined : values.DATABASE_URL,
    mode: values.LERNSPUR_MODE,
    secret: values.LERNSPUR_SECRET,
    leavesMigrations: values.LERNSPUR_MIGRATE === 'command',
    poolSize: values.LERNSPUR_POOL_SIZE,
    publicUrl: new URL(values.LERNSPUR_PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin,
    smtpUrl: values.LERNSPUR_SMTP_URL,
    metrics:
      values.LERNSPUR_METRICS_PORT === undefined
        ? undefined
        : { port: values.LERNSPUR_METRICS_PORT, hostname: values.LERNSPUR_METRICS_LISTEN },
    log: values.LERNSPUR_LOG,
    firstProvider: values.LERNSPUR_FIRST_PROVIDER,
    backupKey: values.LERNSPUR_BACKUP_KEY,
    backupDays: values.LERNSPUR_BACKUP_DAYS,
    warnings: warningsAbout(given, read),
  }
}
