import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testPublicUrl } from '@lernspur/testing/sign-in'
import type { TestDatabase } from '@lernspur/testing/test-database'
import type { Environment } from '../environment'
import type { ManagedProcess } from '../process/managed-process'
import { startGroup } from '../process/process-group'
import { logFile, takeDataFolder } from '../start/data-folder'
import { waitUntilReady } from '../start/readiness'
import { gatewayPlan, servicePlans } from '../start/service-processes'
import { freePort } from '../test/demo-instance'

/** Gateway and services as processes of their own, on a test database and without pages. */
export interface RunningProduct {
  /** Where the gateway listens; cookies are those of `testPublicUrl`. */
  readonly url: string
  readonly processes: readonly ManagedProcess[]
  /** Last lines that a process wrote. */
  logOf(name: string): string
  stop(): Promise<void>
}

/** Starts all processes as `start` does and waits until they answer. `mode` demo also checks every answer. */
export const startProduct = async (
  { ownerUrl, secret }: TestDatabase,
  mode: Environment['mode'] = 'demo',
): Promise<RunningProduct> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lernspur-product-'))
  const folder = takeDataFolder(dataDir)
  const port = freePort()
  const environment = { port, dataDir, databaseUrl: ownerUrl, mode, secret, publicUrl: testPublicUrl, warnings: [] }
  const around = { environment, folder, secret, ownerUrl }
  const failed = Promise.withResolvers<never>()
  failed.promise.catch(() => undefined)
  const plans = [...servicePlans(around), gatewayPlan(around)].map((plan) => ({
    ...plan,
    logFile: logFile(folder.logDir, plan.name),
  }))
  const group = startGroup(plans, ({ name }) => failed.reject(new Error(`${name} ended by itself.`)))
  const stop = async (): Promise<void> => {
    await group.stop()
    folder.release()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const logOf = (name: string): string => {
    const path = join(folder.logDir, `${name}.log`)
    return existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n').slice(-20).join('\n') : ''
  }
  try {
    await waitUntilReady(port, failed.promise)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `http://127.0.0.1:${port}`, processes: group.processes, logOf, stop }
}
