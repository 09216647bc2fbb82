import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InstallationOptions } from '@lernspur/release/installation'
import type { RequestLine } from '@lernspur/service-kit/process/log'
import { askBy, type ServiceUnderTest } from '@lernspur/testing/service-under-test'
import { testPublicUrl } from '@lernspur/testing/sign-in'
import type { TestDatabase } from '@lernspur/testing/test-database'
import type { Environment } from '../environment'
import type { InstancePlan } from '../process/instance'
import { startGroup } from '../process/process-group'
import type { SupervisedProcess } from '../process/supervised-process'
import type { RunningServices } from '../release/follow-services'
import { logFile, takeDataFolder } from '../start/data-folder'
import { waitUntilReady } from '../start/readiness'
import { gatewayPlan, servicePlan, servicePlans } from '../start/service-processes'
import { joinDatabase } from '../start/stack/join-database'
import { freePort } from './free-port'

/** Gateway and services as separate processes on a test database, without pages. */
export interface RunningProduct {
  /** Where the gateway listens; cookies are those of `testPublicUrl`. */
  readonly url: string
  /** Calls through the gateway as a freshly signed-in person. */
  readonly ask: ServiceUnderTest['ask']
  readonly processes: readonly SupervisedProcess[]
  /** The same, for what follows the registry. */
  readonly services: RunningServices
  /** Where it takes releases from. */
  readonly installation: InstallationOptions
  /** Looks now how many products run on the database, and lets the services know. */
  countStacks(): Promise<number>
  /** The processes' log lines of a request. */
  linesAbout(requestId: string): readonly RequestLine[]
  stop(): Promise<void>
}

/**
 * Starts all processes as `start` does and waits until they answer. `mode` demo also checks every response against the
 * contract; `more` is additional environment. Its public address is that of all tests, unless `publicUrlAt` says another
 * one for its port.
 */
export const startProduct = async (
  { owner, ownerUrl, secret }: TestDatabase,
  mode: Environment['mode'] = 'demo',
  more: Readonly<Record<string, string>> = {},
  publicUrlAt: (port: number) => string = () => testPublicUrl,
): Promise<RunningProduct> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lernspur-product-'))
  const folder = takeDataFolder(dataDir)
  const port = freePort()
  const address = { port, publicUrl: publicUrlAt(port) }
  const environment = { ...address, dataDir, databaseUrl: ownerUrl, mode, secret, warnings: [] }
  const context = { environment, folder, secret, ownerUrl }
  // Tests of several stacks need no store: their files are in one place each.
  const stack = await joinDatabase({ ownerUrl, hasStore: true, runDir: folder.runDir, warn: console.error })
  const failed = Promise.withResolvers<never>()
  failed.promise.catch(() => undefined)
  const planned = (plan: InstancePlan) => ({
    ...plan,
    // Nobody starts a product of a test anew.
    env: { ...plan.env, LERNSPUR_WAIT_SECONDS: undefined, ...more },
    logFile: logFile(folder.logDir, plan.name),
    // Without pages a gateway is never ready.
    ...(plan.name === 'gateway' && { probe: '/live' }),
  })
  const plans = [...servicePlans(context), gatewayPlan(context)].map(planned)
  const group = startGroup(plans, ({ name }) => failed.reject(new Error(`${name} ended by itself.`)))
  const stop = async (): Promise<void> => {
    await group.stop()
    await stack.leave()
    folder.release()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const linesAbout = (requestId: string): RequestLine[] =>
    plans
      .flatMap(({ logFile: path }) => readFileSync(path, 'utf8').split('\n'))
      .filter((line) => line.includes(requestId))
      .map((line) => JSON.parse(line) as RequestLine)
  try {
    await waitUntilReady(port, failed.promise)
  } catch (error) {
    await stop()
    throw error
  }
  const url = `http://127.0.0.1:${port}`
  const services = { group, planOf: (name: string) => planned(servicePlan(context, name)) }
  const ask = askBy(owner, url, (request) => fetch(request, { redirect: 'manual' }))
  return {
    url,
    ask,
    processes: group.processes,
    services,
    installation: { ownerUrl, secret, dataDir },
    linesAbout,
    countStacks: stack.count,
    stop,
  }
}
