import type { Operator } from '@lernspur/contracts/identity/operator.contract'
import { readOperator } from '@lernspur/service-kit/process/operator-config'
import { readSettings } from '../environment/settings-problems'
import type { Values } from '../environment/variables'

/** What the papers say of an installation, from the settings of its `start`. */
export interface InstallationFacts {
  readonly operator: Operator
  readonly publicUrl: string
  readonly listens: string | undefined
  readonly hasBackupKey: boolean
  readonly backupDays: number
  /** Hosts of what is outside of the server; undefined where it is not configured. */
  readonly mailHost: string | undefined
  readonly filesHost: string | undefined
  readonly databaseHost: string | undefined
  readonly reportingHost: string | undefined
  readonly identityProviders: readonly string[]
}

const hostOf = (url: string | undefined): string | undefined => (url ? new URL(url).hostname : undefined)

/** Reads them. Settings that only `start` needs may be missing; wrong ones count as not set. */
export const installationFacts = (
  env: Readonly<Record<string, string | undefined>> = process.env,
): InstallationFacts => {
  const values = readSettings(env).read as Partial<Values>
  const mode = values.LERNSPUR_MODE ?? 'demo'
  const providers: readonly { readonly issuer: string }[] = JSON.parse(values.LERNSPUR_OIDC ?? '[]')
  const operator = readOperator(mode, env)
  return {
    operator,
    publicUrl: values.LERNSPUR_PUBLIC_URL ?? `http://localhost:${values.PORT ?? 3000}`,
    listens: mode === 'production' ? values.LERNSPUR_LISTEN : values.LERNSPUR_DEMO_LISTEN,
    hasBackupKey: values.LERNSPUR_BACKUP_KEY !== undefined,
    backupDays: operator.backupDays ?? 0,
    mailHost: hostOf(values.LERNSPUR_SMTP_URL),
    filesHost: hostOf(values.LERNSPUR_S3_ENDPOINT),
    databaseHost: hostOf(values.LERNSPUR_DIRECT_DATABASE_URL ?? values.DATABASE_URL),
    reportingHost: hostOf(values.LERNSPUR_SENTRY_DSN),
    identityProviders: providers.flatMap(({ issuer }) => hostOf(issuer) ?? []),
  }
}
