import type { Registry } from '@lernspur/contracts/registry.contract'
import type { ReleasedUnit } from '@lernspur/release/command/make'
import type { SaveSpeed } from '@lernspur/testing/page-figures'
import { Problem } from '../../console/problem'
import { runIn } from '../../release/testing/clone'
import { type DemoInstance, startDemoInstance } from '../../test/demo-instance'
import { atMost } from '../budget-result'
import { area, type ChangedClone, changedClone } from './changed-clone'
import { type JointPromotion, measureJointPromotion } from './joint-promotion'
import { measureSaves } from './save-speed'

const rounds = 5
/** Milliseconds between two requests for the served version. */
const lookMs = 10

/** How long a team waits when it changes a text, builds, promotes and rolls back its area. */
export interface ReleaseSpeed {
  /** Milliseconds per round from the command, including the build, until the version is served. */
  readonly released: readonly number[]
  /** The same for a rollback. */
  readonly rolledBack: readonly number[]
  /** Milliseconds of computing time per round of a check. */
  readonly checked: readonly number[]
  readonly saved: SaveSpeed
  readonly joint: JointPromotion
}

const servedBy = async (url: string): Promise<string> => {
  const registry = (await (await fetch(`${url}/mfe/registry.json`)).json()) as Registry
  return registry.areas[area]?.current.version ?? ''
}

/** Runs commands in the clone one after the other, and waits until another version is served. */
const untilServed = async (
  { url, dataDir }: DemoInstance,
  { folder }: ChangedClone,
  commands: readonly ((before: string) => readonly string[])[],
): Promise<number> => {
  const before = await servedBy(url)
  const started = performance.now()
  let printed = ''
  for (const command of commands) {
    const words = ['packages/platform/src/mfe.ts', ...command(printed)]
    printed = await runIn(folder, words, { LERNSPUR_DATA: dataDir })
  }
  const deadline = performance.now() + 20_000
  while ((await servedBy(url)) === before) {
    if (performance.now() > deadline) throw new Problem(`${area} ${before} is still served.`)
    await Bun.sleep(lookMs)
  }
  return performance.now() - started
}

const release = () => ['release', area, '--json']
const promote = (released: string) => {
  const [one] = JSON.parse(released) as ReleasedUnit[]
  return ['promote', area, one?.version ?? '', '--why', 'a clearer text']
}
const rollback = () => ['rollback', area, '--why', 'measured']

/** Milliseconds of computing time of a check of the area after a change, with the compiler and all else that it runs. */
const computingTimeOfCheck = async ({ dataDir }: DemoInstance, { folder }: ChangedClone): Promise<number> => {
  const child = Bun.spawn([process.execPath, 'packages/platform/src/mfe.ts', 'check', area], {
    cwd: folder,
    env: { ...process.env, LERNSPUR_DATA: dataDir },
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'inherit',
  })
  if ((await child.exited) !== 0) throw new Problem(`mfe check ${area} failed.`)
  return Number(child.resourceUsage()?.cpuTime.total ?? Number.NaN) / 1000
}

/** Measures releases of one area from a copy of this checkout into a separate demo instance. */
export const measureReleases = async (): Promise<ReleaseSpeed> => {
  const instance = await startDemoInstance()
  const clone = await changedClone().catch(async (error: unknown) => {
    await instance.stop()
    throw error
  })
  try {
    const released: number[] = []
    const rolledBack: number[] = []
    const checked: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      await clone.change()
      released.push(await untilServed(instance, clone, [release, promote]))
      rolledBack.push(await untilServed(instance, clone, [rollback]))
    }
    // Apart from releases, which would find what a check has built.
    for (let round = 0; round < rounds; round += 1) {
      await clone.change()
      checked.push(await computingTimeOfCheck(instance, clone))
    }
    const joint = await measureJointPromotion(instance, clone)
    // Last, because it leaves other texts in the clone.
    return { released, rolledBack, checked, joint, saved: await measureSaves(instance, clone) }
  } finally {
    await clone.remove()
    await instance.stop()
  }
}

const spread = (times: readonly number[], bound: number): string => {
  const [middle = Number.NaN] = times.toSorted((a, b) => a - b).slice(Math.floor(times.length / 2))
  return `p50 ${atMost(Math.round(middle), bound)}, max ${Math.round(Math.max(...times))} ms`
}

/** The figures as lines for people. */
export const releaseSpeedLines = ({ released, rolledBack, checked, saved, joint }: ReleaseSpeed): string[] => [
  `  One area, changed text → built, released, promoted and served: ${spread(released, 5_000)}`,
  `  One area, rollback → served: ${spread(rolledBack, 2_000)}`,
  `  One area, changed text → checked, computing time: ${spread(checked, 4_000)}`,
  `  One area under development, save → shown: p50 ${atMost(saved.p50, 300)}, max ${saved.max} ms`,
  `  Area and service promoted together ${joint.switches} times: ${atMost(joint.failed, 0, '')} of ${joint.calls} calls failed`,
]
