import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAddedService, serviceNames } from '@lernspur/contracts/wire/route'
import { toEmbeddedProblem } from '@lernspur/database/embedded/embedded-problem'
import { admitService } from '@lernspur/database/migration/migrate'
import { seedDemo } from '@lernspur/demo-school/seed-demo'
import { openInstallation } from '@lernspur/release/installation'
import { defaultPoolSize, readS3Config } from '@lernspur/service-kit/process/config'
import { openLogger } from '@lernspur/service-kit/process/log'
import { readOperator } from '@lernspur/service-kit/process/operator-config'
import { logConsole } from '@lernspur/service-kit/process/structured-console'
import { logFormat } from '../console/log-format'
import { Problem } from '../console/problem'
import { step } from '../console/progress'
import { watchServices } from '../develop/watch-services'
import { type Environment, readEnvironment } from '../environment'
import { root } from '../install/install-packages'
import { countRestart, serveMetrics } from '../metrics/serve-metrics'
import { CleanUp } from '../process/clean-up'
import { aborted, interruption } from '../process/interruption'
import type { ProcessExit } from '../process/managed-process'
import { startGroup } from '../process/process-group'
import type { SupervisedProcess } from '../process/supervised-process'
import { productVersion } from '../product-release/product-version'
import { openServiceReleases } from '../release/follow-services'
import { isPackedPlatform } from '../release/packed-builds'
import type { Announce } from '../release/release-overrides'
import { servicesIn } from '../release/services-in'
import { storePackedPackages } from '../release/stored-packages'
import { adoptProcesses } from './adopt-processes'
import { printCheckoutState } from './checkout-state'
import { storedSecret } from './data-folder'
import { openDatabase } from './database'
import { refuseRealSchools } from './demo/demo-only'
import { demoSignInLines } from './demo/demo-sign-ins'
import { inviteFirstProvider } from './first-provider/invite-first-provider'
import { refuseOtherSecret } from './known-secret'
import { lockInstallation } from './lock-installation'
import { migrateLive } from './migrate-live'
import { missingFrom } from './missing-from'
import { nextSteps } from './next-steps'
import { beginPageRelease, checkLivePages, isNothingLive } from './pages'
import { LateParts, waitUntilReady } from './readiness'
import { gatewayPlan, type ProcessContext, servicePlan, servicePlans } from './service-processes'
import { checkConnections } from './stack/connection-budget'
import { joinDatabase } from './stack/join-database'

type Phase = (label: string, work: () => Promise<unknown>) => Promise<void>

const describeEnding = ({ name, exitCode, signal }: ProcessExit): string =>
  `${name} ended by itself${signal ? ` (signal ${signal})` : exitCode === null ? '' : ` (code ${exitCode})`}`

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const lastLines = (path: string | undefined): string =>
  path && existsSync(path) ? `\n\n${readFileSync(path, 'utf8').trimEnd().split('\n').slice(-12).join('\n')}` : ''

/** Whether nothing is live yet, as far as can be known before the database is up. */
const looksEmpty = ({ databaseUrl, dataDir }: Environment): boolean | Promise<boolean> =>
  databaseUrl === undefined ? !existsSync(join(dataDir, 'postgres')) : isNothingLive(databaseUrl)

const begin = (cleanUp: CleanUp) => {
  const pages = beginPageRelease()
  cleanUp.defer(pages.stop)
  return pages
}

const prepare = async (
  environment: Environment,
  runsCheckout: boolean,
  cleanUp: CleanUp,
  phase: Phase,
): Promise<ProcessContext & { readonly isFirst: boolean }> => {
  const folder = await lockInstallation(environment, cleanUp, !runsCheckout)
  const secret = environment.secret ?? storedSecret(folder.path)
  // Building and making a database need not wait for each other.
  const { leavesMigrations = false } = environment
  const early = runsCheckout || (!leavesMigrations && (await looksEmpty(environment))) ? begin(cleanUp) : undefined
  let ownerUrl = ''
  await phase('Database', async () => {
    const database = await openDatabase(environment.databaseUrl, folder.path)
    cleanUp.defer(database.stop)
    ownerUrl = database.ownerUrl
    if (environment.mode === 'demo') await refuseRealSchools(ownerUrl)
    await refuseOtherSecret(ownerUrl, secret)
    const missing = leavesMigrations ? await missingFrom(ownerUrl) : undefined
    if (missing !== undefined) throw new Problem(missing)
    const s3 = readS3Config()
    const warn = (sentence: string): void => console.log(`  ! ${sentence}`)
    const stack = await joinDatabase({ ownerUrl, hasStore: s3 !== undefined, runDir: folder.runDir, warn })
    cleanUp.defer(stack.leave)
    const { poolSize = defaultPoolSize } = environment
    const services = (runsCheckout ? servicesIn(root) : serviceNames).length
    const connections = await checkConnections({
      ownerUrl,
      services,
      poolSize,
      stacks: await stack.count(),
      isPooled: environment.poolerUrl !== undefined,
    })
    const applied = leavesMigrations ? [] : await migrateLive({ ownerUrl, secret, dataDir: folder.path, s3 })
    return [...(applied.length > 0 ? [`${applied.length} migrations applied`] : []), connections].join(', ')
  })
  if (environment.mode === 'demo') await phase('School', () => seedDemo(ownerUrl))
  const { firstProvider } = environment
  if (firstProvider !== undefined) {
    await phase('Provider', async () =>
      (await inviteFirstProvider(ownerUrl, secret, firstProvider, readOperator(environment.mode)))
        ? `${firstProvider} is to set a password`
        : undefined,
    )
  }
  let isFirst = false
  // What lies in the checkout is served from here; the registry keeps what was released (rule release.18).
  const checkout = runsCheckout ? join(folder.path, 'checkout') : undefined
  await phase('Pages', async () => {
    const options = { ownerUrl, secret, dataDir: folder.path, s3: readS3Config() }
    if (checkout !== undefined) return await (early ?? begin(cleanUp)).finish({ checkout })
    isFirst = await isNothingLive(ownerUrl)
    if (!isFirst) return await checkLivePages(options)
    return await (early ?? begin(cleanUp)).finish({ ...options, why: 'first start' })
  })
  return { environment, folder, secret, ownerUrl, isFirst, checkout }
}

/**
 * Starts the processes, released versions where there are any, and waits until all answer. A service that ends before
 * that, or does not answer, falls back to the version before; without one the start fails. Then services follow the
 * registry; those of a checkout follow its files.
 */
const launch = async (context: ProcessContext, cleanUp: CleanUp, announce: Announce): Promise<string | undefined> => {
  let ready = false
  const failed = Promise.withResolvers<never>()
  failed.promise.catch(() => undefined)
  const { ownerUrl, secret, folder } = context
  const runsCheckout = context.checkout !== undefined
  const releases = openServiceReleases({ ownerUrl, secret, dataDir: folder.path, s3: readS3Config() })
  cleanUp.defer(releases.close)
  const services = servicePlans(context)
  for (const { name } of services) if (isAddedService(name)) await admitService(ownerUrl, secret, name)
  const checkout = [...services, gatewayPlan(context)]
  const planned = runsCheckout ? checkout : await Promise.all(checkout.map((plan) => releases.planned(plan, announce)))
  const { plans, adopted, endOthers } = adoptProcesses(planned, runsCheckout ? [] : folder.left)
  for (const { name, version } of adopted) releases.adopt(name, version)
  const unproven = new Set(adopted.map(({ name }) => name))
  /** Services, or the gateway, that are falling back: whether each has a version to go back to. */
  const fallBacks = new Map<string, Promise<boolean>>()
  const replaced = async (process: SupervisedProcess, problem: Problem): Promise<boolean> => {
    // What does not answer any more may be the process and not its version.
    if (!unproven.delete(process.name)) return await releases.fallBack(process, problem.message, announce)
    return await process.replace({}).then(
      () => true,
      (error: unknown) => releases.fallBack(process, messageOf(error), announce),
    )
  }
  const fallBack = (name: string, problem: Problem): Promise<boolean> => {
    const process = group.processes.find((one) => one.name === name)
    const running =
      fallBacks.get(name) ??
      (process && !runsCheckout ? replaced(process, problem) : Promise.resolve(false))
        .then((isDone) => {
          if (!isDone) failed.reject(problem)
          return isDone
        })
        .finally(() => fallBacks.delete(name))
    fallBacks.set(name, running)
    return running
  }
  const onEnding = (ending: ProcessExit): void => {
    if (ready) {
      console.log(`  ! ${describeEnding(ending)}; it is started again.`)
      countRestart(ending.name)
    }
    const logFile = plans.find(({ name }) => name === ending.name)?.logFile
    const problem = new Problem(`${describeEnding(ending)} before it was ready.${lastLines(logFile)}`)
    if (!ready && !unproven.has(ending.name)) fallBack(ending.name, problem).catch(failed.reject)
  }
  const group = startGroup(plans, onEnding, adopted)
  cleanUp.defer(group.stop)
  const ended = endOthers()
  cleanUp.defer(() => ended)
  while (!ready) {
    try {
      await waitUntilReady(context.environment.port, failed.promise)
      ready = true
    } catch (error) {
      if (!(error instanceof LateParts)) throw error
      const late = fallBacks.size > 0 ? [...fallBacks.keys()] : error.parts
      await Promise.all(late.map((name) => fallBack(name, error)))
      await Promise.race([failed.promise, Promise.resolve()])
    }
  }
  if (runsCheckout) {
    const options = { ownerUrl, secret, dataDir: folder.path, s3: readS3Config() }
    const applyMigrations = async () => (await migrateLive(options)).length
    const log = (text: string): void => console.log(`  ${text}`)
    cleanUp.defer(watchServices({ processes: group.processes, migrate: applyMigrations, log }))
    return undefined
  }
  const log: Announce = (sentence) => console.log(`  ${sentence}`)
  // The checkout may be another one by now, which nothing but its files tells.
  const ofCheckout = planned.filter(({ env }) => env.LERNSPUR_VERSION === undefined).map(({ name }) => name)
  for (const { name, version } of adopted) {
    const process = group.processes.find((one) => one.name === name)
    if (version !== undefined || !process || !ofCheckout.includes(name)) continue
    process.replace({}).catch((error: unknown) => log(`${name} goes on with what it ran before: ${messageOf(error)}`))
  }
  cleanUp.defer(releases.follow({ group, planOf: (name: string) => servicePlan(context, name) }, log))
  await releases.areAddedRunning()
  return adopted.length > 0 ? `${adopted.length} go on as they ran` : undefined
}

const announce = async (
  { environment, ownerUrl, checkout }: ProcessContext,
  sentences: readonly string[],
): Promise<void> => {
  const { mode, publicUrl } = environment
  const { next, warnings: ofSettings } = await nextSteps(environment, ownerUrl)
  const warnings = [...sentences, ...ofSettings]
  const lines = ['', `  Lernspur is ready: ${publicUrl}`, '']
  if (checkout !== undefined)
    lines.push(
      '  This is what lies in the checkout; services follow what is saved. A start without `dev` runs what was released.',
      '',
    )
  if (next.length > 0) lines.push(...next.map((sentence) => `  → ${sentence}`), '')
  if (mode === 'demo') lines.push(...demoSignInLines(), '')
  if (warnings.length > 0) lines.push(...warnings.map((warning) => `  ! ${warning}`), '')
  lines.push('  Ctrl-C ends it.', '')
  console.log(lines.join('\n'))
}

/** Other machines on this store then run what this one has brought along, without a registry of packages. */
const storePackages = async ({ ownerUrl, secret, folder }: ProcessContext): Promise<void> => {
  const s3 = readS3Config()
  if (!isPackedPlatform || s3 === undefined) return
  const installation = openInstallation({ ownerUrl, secret, dataDir: folder.path, s3 })
  await storePackedPackages(installation).finally(() => installation.registry.close())
}

/**
 * Starts everything, keeps it running until asked to end, and stops it. Throws a Problem when it cannot start; nothing
 * keeps running then. With `runsCheckout` it runs the pages of the checkout, else the released ones.
 */
export const startLernspur = async (runsCheckout = false): Promise<void> => {
  const format = logFormat()
  if (format === 'json') {
    logConsole({ log: openLogger({ format, reads: 1 }), service: 'start', showsMessages: true })
  }
  const environment = readEnvironment()
  if (runsCheckout && environment.mode === 'production') {
    throw new Problem('`run dev` runs a checkout and is not for production: use `start`, and release by `bun mfe`.')
  }
  const ending = interruption()
  const cleanUp = new CleanUp()
  const phase: Phase = async (label, work) => {
    ending.throwIfAborted()
    await step(label, work)
  }
  // What runs goes on and waits for the next start, as it does when this process is killed (rule release.23).
  if (!runsCheckout) {
    process.once('SIGUSR2', () => {
      console.log('  Leaving what runs to the next start.')
      process.exit(0)
    })
  }
  try {
    const context = await prepare(environment, runsCheckout, cleanUp, phase)
    const sentences: string[] = []
    const { metrics } = environment
    if (metrics) {
      const server = serveMetrics({ ...metrics, runDir: context.folder.runDir, version: productVersion() })
      cleanUp.defer(() => server.stop(true))
    }
    await phase('Services', () => launch(context, cleanUp, (sentence) => sentences.push(sentence)))
    await announce(context, sentences)
    const storing = storePackages(context).catch((error: unknown) => console.log(`  ! ${messageOf(error)}`))
    cleanUp.defer(() => storing)
    if (!context.isFirst && !runsCheckout) {
      const { ownerUrl, secret, folder } = context
      const options = { ownerUrl, secret, dataDir: folder.path, s3: readS3Config() }
      cleanUp.defer(printCheckoutState(options, (line) => console.log(`  ${line}`)))
    }
    await aborted(ending)
  } catch (error) {
    const { databaseUrl, dataDir } = environment
    if (!ending.aborted) throw databaseUrl === undefined ? await toEmbeddedProblem(error, dataDir) : error
  } finally {
    if (ending.aborted) console.log('  Ending …')
    await cleanUp.run()
  }
}
