import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Unit, unitOf } from '@lernspur/contracts/release/release.contract'
import { serviceNames } from '@lernspur/contracts/wire/route'
import { runningServer, startEmbedded } from '@lernspur/database/embedded/embedded-server'
import { checkSecret } from '@lernspur/database/migration/check-secret'
import { unitNamed, unitNames } from '@lernspur/federation/build'
import { buildArea } from '@lernspur/federation/build/build-area'
import { UsageProblem } from '@lernspur/release/command/arguments'
import type { Build } from '@lernspur/release/command/command'
import { runCommand } from '@lernspur/release/command/run-command'
import { openPlace } from '@lernspur/release/place'
import type { Place } from '@lernspur/release/release-build'
import { readS3Config } from '@lernspur/service-kit/process/config'
import { Problem } from './console/problem'
import { readEnvironment } from './environment'
import { lockPackages, root } from './install/install-packages'
import { isSchool } from './release/is-school'
import { migrateReleased } from './release/migrate-released'
import { keptSecret } from './start/data-folder'

const buildUnit: Build = async ({ kind, name }) => {
  const service = serviceNames.find((one) => kind === 'service' && one === name)
  if (!service) return await buildArea(unitNamed(name))
  // Loaded on demand: whoever rolls back does not wait for what builds and reads SQL.
  return await (await import('./release/checked-service')).checkedService(service)
}

/** A team's folder has none. */
const servicesHere = serviceNames.filter((name) => existsSync(join(root, 'services', name)))

/** What can be released from here. */
const checkout: readonly Unit[] = [...unitNames, ...servicesHere.map((name) => `${name}-service`)].flatMap(
  (id) => unitOf(id) ?? [],
)

/** Gives `work` the address of the owner, of an installation that runs or not. */
const withDatabase = async <T>(
  dataDir: string,
  databaseUrl: string | undefined,
  work: (ownerUrl: string) => Promise<T>,
): Promise<T> => {
  const folder = join(dataDir, 'postgres')
  if (databaseUrl === undefined && !existsSync(join(folder, 'cluster'))) {
    throw new Problem(`There is nothing to release to in ${dataDir}: Lernspur was never started there.`)
  }
  const running = databaseUrl ?? (await runningServer(folder))
  if (running !== undefined) return await work(running)
  const { ownerUrl, stop } = await startEmbedded({ dataDir: folder })
  return await work(ownerUrl).finally(stop)
}

const argv = process.argv.slice(2)
const [verb = '', ...words] = argv.filter((word) => !word.startsWith('-'))
const environment = readEnvironment()
const { dataDir, databaseUrl, secret: given } = environment

const inInstallation = <T>(work: (place: Place, ownerUrl: string, secret: string) => Promise<T>): Promise<T> =>
  withDatabase(dataDir, databaseUrl, async (ownerUrl) => {
    const secret = given ?? keptSecret(dataDir)
    const place = openPlace({ ownerUrl, secret, dataDir, s3: readS3Config() })
    return await work(place, ownerUrl, secret).finally(() => place.registry.close())
  })

/** A service that was switched is said to run only when it does. */
const untilRunning = async (units: readonly Unit[]): Promise<string[]> => {
  const services = units.filter(({ kind }) => kind === 'service')
  if (services.length === 0) return []
  const { untilServiceRuns } = await import('./release/until-service-runs')
  return await inInstallation((place) => Promise.all(services.map((unit) => untilServiceRuns(place, unit, dataDir))))
}

const runVerb = async (): Promise<number> => {
  const {
    code,
    output,
    units = [],
  } = await runCommand(argv, (work) =>
    inInstallation(async (place, ownerUrl, secret) => {
      await checkSecret(ownerUrl, secret)
      return await work({ place, build: buildUnit, checkout, isSchool: (id) => isSchool(ownerUrl, id) })
    }),
  )
  if (code === 0) console.log(output)
  else console.error(output)
  const more = code === 0 && !argv.includes('--dry-run') ? await untilRunning(units) : []
  if (more.length > 0 && !argv.includes('--json')) console.log(more.join('\n'))
  return code
}

/** `new timetable [<German title>]`, `remove timetable`: the folder of an area, in this checkout alone. */
const runScaffold = async (): Promise<number> => {
  const [name, title] = words
  if (argv.includes('--help') || name === undefined) {
    console.log(
      'bun mfe new <area> [<German title>]\nbun mfe remove <area>\nwrites an area into this checkout, or removes it',
    )
    return name === undefined && !argv.includes('--help') ? 2 : 0
  }
  const { newArea, removeArea } = await import('./scaffold/area/new-area')
  if (verb === 'remove') removeArea(root, name)
  else for (const path of newArea(root, name, title)) console.log(`  + ${path}`)
  await lockPackages()
  console.log(verb === 'remove' ? `mfe-${name} is removed.` : `Next: bun mfe release ${name}, then bun mfe promote.`)
  return 0
}

/** `pack ../timetable`: what a folder needs to build and release areas without this checkout. */
const runPack = async (): Promise<number> => {
  const [folder] = words
  if (argv.includes('--help') || folder === undefined) {
    console.log(
      'bun mfe pack <folder>\npacks what areas are built and released with into a folder, for a team that works outside the checkout',
    )
    return folder === undefined && !argv.includes('--help') ? 2 : 0
  }
  const { packFolder } = await import('./pack/pack-folder')
  for (const path of await packFolder(resolve(folder))) console.log(`  + ${path}`)
  console.log(`Next, in ${folder}: put the folder of an area beside them, bun install, then bun mfe check <area>.`)
  return 0
}

const runMigrate = async (): Promise<number> => {
  if (argv.includes('--help'))
    console.log(
      'bun mfe migrate [<service> <version>]\napplies the migrations of a released service, else of the checkout',
    )
  else
    console.log(
      await inInstallation((place, ownerUrl, secret) => migrateReleased(words, { place, ownerUrl, secret, dataDir })),
    )
  return 0
}

try {
  const ownVerbs: Readonly<Record<string, () => Promise<number>>> = {
    dev: async () => await (await import('./develop/run-dev')).runDev(argv.slice(argv.indexOf('dev') + 1), environment),
    migrate: runMigrate,
    new: runScaffold,
    pack: runPack,
    remove: runScaffold,
  }
  process.exit(await (ownVerbs[verb] ?? runVerb)())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(error instanceof UsageProblem ? 2 : 1)
}
