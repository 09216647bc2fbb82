import type { ServiceName } from '@lernspur/contracts/route'

export type Mode = 'demo' | 'production' | 'test'

/** What every process of Lernspur knows from its environment. */
export interface KitConfig {
  readonly mode: Mode
  /** 64 hexadecimal characters; keys are derived from it. */
  readonly secret: string
  /** Where browsers reach the product, e.g. `http://localhost:3000`. */
  readonly publicUrl: string
  /** Folder of unix sockets. */
  readonly runDir: string
  /** Absolute data folder. */
  readonly dataDir: string
  /** Origins that may call from elsewhere; none by default. */
  readonly corsOrigins: readonly string[]
}

export interface ServiceConfig extends KitConfig {
  /** Connection of the service's own database role. */
  readonly databaseUrl: string
}

/** Environment of a service; throws an error of one sentence that names the variable. */
export const readServiceConfig = (env: Readonly<Record<string, string | undefined>> = process.env): ServiceConfig => {
  void env
  throw new Error('not yet')
}

/** Environment of a process without a database of its own. */
export const readKitConfig = (env: Readonly<Record<string, string | undefined>> = process.env): KitConfig => {
  void env
  throw new Error('not yet')
}

/** Path of a service's unix socket. */
export const socketPath = (runDir: string, service: ServiceName): string => `${runDir}/${service}.sock`
