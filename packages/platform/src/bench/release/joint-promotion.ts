import { demoPassword } from '@lernspur/demo-school/demo-sign-ins'
import type { ReleasedUnit } from '@lernspur/release/command/make'
import { runIn } from '../../release/testing/clone'
import type { DemoInstance } from '../../test/demo-instance'
import { signIn } from '../visitor'
import { area, type ChangedClone, service } from './changed-clone'

const calls = 20_000
const clients = 8

/** What callers notice while an area and its service are promoted together. */
export interface JointPromotion {
  readonly calls: number
  /** Calls that were not answered, or with an error. */
  readonly failed: number
  /** How often both were switched meanwhile. */
  readonly switches: number
}

/** Promotes two pairs of versions by turns, until all calls are answered. */
export const measureJointPromotion = async (
  { url, dataDir }: DemoInstance,
  clone: ChangedClone,
): Promise<JointPromotion> => {
  const mfe = (...words: readonly string[]) =>
    runIn(clone.folder, ['packages/platform/src/mfe.ts', ...words], { LERNSPUR_DATA: dataDir })
  const releasePair = async (): Promise<readonly string[]> => {
    await clone.change()
    await clone.changeService()
    const released = JSON.parse(await mfe('release', area, service, '--json')) as ReleasedUnit[]
    return released.flatMap(({ unit, version }) => [unit, version])
  }
  const pairs = [await releasePair(), await releasePair()]
  const provider = await signIn(url, 'anbieter@lernspur.example', demoPassword)
  let left = calls
  let failed = 0
  const client = async () => {
    while (left > 0) {
      left -= 1
      const answered =
        left % 4 === 0
          ? fetch(`${url}/provider`, { headers: { accept: 'text/html' } }).then((page) => page.ok)
          : provider.read('/provider/allowed-emails').then(() => true)
      if (!(await answered.catch(() => false))) failed += 1
    }
  }
  let switches = 0
  const switching = async () => {
    while (left > 0) {
      await mfe('promote', ...(pairs[switches % 2] ?? []), '--why', 'measured')
      switches += 1
    }
  }
  await Promise.all([switching(), ...Array.from({ length: clients }, client)])
  return { calls, failed, switches }
}
