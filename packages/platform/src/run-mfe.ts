import { resolve } from 'node:path'
import type { Unit } from '@lernspur/contracts/release/release.contract'
import { checkSecret } from '@lernspur/database/migration/check-secret'
import { runCommand } from '@lernspur/release/command/run-command'
import { openInstallation } from '@lernspur/release/installation'
import { isSchool } from '@lernspur/release/is-school'
import { previewPath, sealPreview } from '@lernspur/release/preview'
import { localAuthor } from '@lernspur/release/registry/author'
import { retireStep } from '@lernspur/release/registry/plan'
import { signerOf } from '@lernspur/release/registry/signature'
import type { Installation } from '@lernspur/release/release-build'
import { readS3Config } from '@lernspur/service-kit/process/config'
import { readCommandLine } from './console/command-line'
import { checkoutVerbs } from './console/command-lines'
import { readEnvironment } from './environment'
import { lockPackages, root } from './install/install-packages'
import { buildUnit, checkout } from './release/build-unit'
import { storePackedPackages } from './release/stored-packages'
import { storedSet } from './release/stored-set'
import { storedSecret } from './start/data-folder'
import { withDatabase } from './start/with-database'

const argv = process.argv.slice(2)
const verb = argv.find((word) => !word.startsWith('-')) ?? ''
const environment = readEnvironment()
const { dataDir, secret: given } = environment

const inInstallation = <T>(
  work: (installation: Installation, ownerUrl: string, secret: string) => Promise<T>,
): Promise<T> =>
  withDatabase(environment, async (ownerUrl) => {
    const secret = given ?? storedSecret(dataDir)
    const installation = openInstallation({ ownerUrl, secret, dataDir, s3: readS3Config() })
    return await work(installation, ownerUrl, secret).finally(() => installation.registry.close())
  })

/** A switched service is reported only once it runs. */
const untilRunning = async (units: readonly Unit[]): Promise<string[]> => {
  if (!units.some(({ kind }) => kind === 'service')) return []
  const { untilUnitsRun } = await import('./release/until-service-runs')
  return await inInstallation((installation) => untilUnitsRun(installation, units, dataDir))
}

/** Only now: until the services run, pages stay at the version before (rule release.15). */
const retireVersions = (units: readonly Unit[]): Promise<unknown> =>
  inInstallation(({ registry }) =>
    registry.change(units.map(retireStep), { by: localAuthor('no longer fits what is live') }),
  )

const runVerb = async (): Promise<number> => {
  const {
    code,
    output,
    units = [],
    retiring = [],
  } = await runCommand(argv, (work) =>
    inInstallation(async (installation, ownerUrl, secret) => {
      await checkSecret(ownerUrl, secret)
      const releasedSet = storedSet(environment)
      return await work({
        installation,
        // Loaded on demand, so that a rollback does not wait for the SQL parser.
        build: (unit, purpose) =>
          buildUnit(unit, purpose, async (service) =>
            (await import('./release/checked-service')).checkedService(service, { installation, ownerUrl }),
          ),
        checkout,
        releasedSet,
        previewAddress: (preview) =>
          `${environment.publicUrl}${previewPath}?preview=${sealPreview(preview, signerOf(secret))}`,
        source: async () => (await import('./release/checkout-source')).checkoutSource(),
        fileFaults: async () => (await import('./release/running-gateway')).fileFaultsHere(dataDir),
        isSchool: (id) => isSchool(ownerUrl, id),
        untilRuns: async (units) =>
          (await import('./release/until-service-runs')).untilUnitsRun(installation, units, dataDir),
      })
    }),
  )
  if (code === 0) console.log(output)
  else console.error(output)
  const isDone = code === 0 && !argv.includes('--dry-run')
  if (isDone && verb === 'release') await inInstallation(storePackedPackages)
  const more = isDone ? await untilRunning(units) : []
  if (isDone && retiring.length > 0) await retireVersions(retiring)
  if (more.length > 0 && !argv.includes('--json')) console.log(more.join('\n'))
  return code
}

/** The arguments after the verb; options may also come before it. */
const rest = argv.toSpliced(argv.indexOf(verb), 1)

const runNew = async (): Promise<number> => {
  const { words, values } = readCommandLine(checkoutVerbs.new, rest)
  const [name = '', title] = words
  const { newArea } = await import('./scaffold/area/new-area')
  const { slotsNamed } = await import('./scaffold/area/slot-files')
  const { newService } = await import('./scaffold/service/new-service')
  const slots = slotsNamed(values.slot)
  const paths = values.service ? await newService(root, name, title, slots) : newArea(root, name, title, slots)
  for (const path of paths) console.log(`  + ${path}`)
  await lockPackages()
  const units = values.service ? `${name}-service and ${name}` : name
  console.log(`Next: bun mfe release ${units}, then bun mfe promote.`)
  return 0
}

const runRemove = async (): Promise<number> => {
  const [name = ''] = readCommandLine(checkoutVerbs.remove, rest).words
  const { removeArea } = await import('./scaffold/area/new-area')
  const folders = removeArea(root, name)
  await lockPackages()
  console.log(folders.map((folder) => `${folder} is removed.`).join('\n'))
  return 0
}

/** `pack ../timetable`: gives a folder what it needs to build and release areas without this checkout. */
const runPack = async (): Promise<number> => {
  const { words, values } = readCommandLine(checkoutVerbs.pack, rest)
  const [folder = ''] = words
  const { packFolder } = await import('./pack/pack-folder')
  const packPlatform = async (file: string) => ({
    file,
    integrity: await (await import('./pack/pack-platform')).packPlatform(file),
  })
  const file = values.platform === undefined ? undefined : resolve(values.platform)
  for (const path of await packFolder(resolve(folder), file === undefined ? undefined : () => packPlatform(file)))
    console.log(`  + ${path}`)
  if (file !== undefined) console.log(`  + ${file}`)
  console.log(
    `Next, in ${folder}: bun install, then bun run mfe new <area> <German title>, or put the folder of an area there.`,
  )
  return 0
}

const runMigrate = async (): Promise<number> => {
  const { words: named } = readCommandLine(checkoutVerbs.migrate, rest)
  const { migrateReleased } = await import('./release/migrate-released')
  console.log(
    await inInstallation((installation, ownerUrl, secret) =>
      migrateReleased(named, { installation, ownerUrl, secret, dataDir }),
    ),
  )
  return 0
}

const ownVerbs: Readonly<Record<string, () => Promise<number>>> = {
  dev: async () => await (await import('./develop/run-dev')).runDev(rest, environment),
  migrate: runMigrate,
  new: runNew,
  pack: runPack,
  remove: runRemove,
  team: async () => await (await import('./team/run-team')).runTeam(rest, environment),
}

/** Runs what was typed and returns its exit code. */
export const runMfe = (): Promise<number> => (ownVerbs[verb] ?? runVerb)()
