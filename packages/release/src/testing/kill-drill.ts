import { join } from 'node:path'
import type { ReleaseManifest, Unit } from '@lernspur/contracts/release/release.contract'
import { type InstallationOptions, openInstallation } from '../installation'
import { publishBuilds } from '../release-build'
import { halfMigrations } from './drill-migrations'
import { areaBuild, shellBuild } from './sample-build'

/** A fault found after one kill. */
interface DrillFinding {
  readonly point: number
  readonly fault: string
}

const teacher: Unit = { kind: 'area', name: 'teacher' }

/**
 * Inconsistencies between registry and store: every known version must be complete, and the events must match what is
 * live.
 */
const faultsOf = async ({ registry, store }: ReturnType<typeof openInstallation>): Promise<string[]> => {
  const known: ReleaseManifest[] = []
  for (const { version } of await registry.versions(teacher)) {
    const manifest = await registry.manifest(teacher, version)
    if (manifest) known.push(manifest)
  }
  const lost = await Promise.all(
    known.map(async (manifest) => ((await store.faults(manifest)).length > 0 ? [`${manifest.version} is half`] : [])),
  )
  const live = await registry.live()
  const [last] = (await registry.events(teacher, 20)).filter(({ act }) => act !== 'release')
  const stable = live.find(({ channel, manifest }) => channel === 'stable' && manifest.name === 'teacher')
  const eventFaults = last?.toVersion === stable?.manifest.version ? [] : ['the events do not tell what is live']
  return [...lost.flat(), ...eventFaults]
}

/**
 * Kills a program that releases, promotes, rolls back, migrates and sweeps at `points` different moments, and checks
 * after each kill for anything half done. Returns the faults.
 */
export const killDrill = async (options: InstallationOptions, points: number): Promise<DrillFinding[]> => {
  const installation = openInstallation(options)
  const by = { who: 'drill', why: '' }
  await publishBuilds(installation, [await shellBuild(1), await areaBuild('teacher', 2)], by)
  const found: DrillFinding[] = []
  for (let point = 1; point <= points; point += 1) {
    const worker = Bun.spawn(
      [process.execPath, join(import.meta.dirname, 'drill-worker.ts'), JSON.stringify(options), String(point * 1000)],
      { stdin: 'ignore', stdout: 'pipe', stderr: 'inherit' },
    )
    const reader = worker.stdout.getReader()
    await reader.read()
    await Bun.sleep((point * 37) % 400)
    worker.kill('SIGKILL')
    await worker.exited
    const faults = [...(await faultsOf(installation)), ...(await halfMigrations(options.ownerUrl))]
    found.push(...faults.map((fault) => ({ point, fault })))
  }
  await installation.registry.close()
  return found
}
