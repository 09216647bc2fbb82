import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { type ReleaseManifest, releaseManifestSchema, unitId } from '@lernspur/contracts/release/release.contract'
import * as z from 'zod/mini'
import { emptyLine, type Line } from '../registry/line'
import type { FinishedBuild } from '../release-build'
import { openReleaseStore, type ReleaseStore } from '../release-store'
import { type LiveRegistry, servedBy } from './live-registry'

const registryFile = 'registry.json'

/** The files of builds in this folder, which are no releases. */
export const checkoutStore = (folder: string): ReleaseStore => openReleaseStore({ dataDir: folder, s3: undefined })

/**
 * Puts builds of a checkout where `checkoutRegistry` finds them, in place of those before. The registry of the
 * installation knows nothing of them (rule release.18).
 */
export const writeCheckout = async (folder: string, builds: readonly FinishedBuild[]): Promise<void> => {
  const store = checkoutStore(folder)
  for (const build of builds) await store.put(build.manifest, (path) => Bun.file(join(build.folder, path)).bytes())
  await mkdir(folder, { recursive: true })
  const path = join(folder, registryFile)
  await Bun.write(`${path}.new`, JSON.stringify(builds.map(({ manifest }) => manifest)))
  await rename(`${path}.new`, path)
  const present = new Set(builds.map(({ manifest }) => `${unitId(manifest)} ${manifest.version}`))
  for (const { unit, version } of await store.versions())
    if (!present.has(`${unit} ${version}`)) await store.remove(unit, version)
}

const readManifests = async (folder: string): Promise<readonly ReleaseManifest[]> =>
  z.array(releaseManifestSchema).parse(await Bun.file(join(folder, registryFile)).json())

/** Everything behind a flag is on: the checkout is where it is developed. */
const flagsOf = (manifest: ReleaseManifest): Line['flags'] =>
  manifest.kind === 'area'
    ? Object.fromEntries(manifest.page.flags.map(({ name }) => [name, { share: 100, schools: [] }]))
    : {}

const lineOf = (manifest: ReleaseManifest): Line => ({
  ...emptyLine({ kind: manifest.kind, name: manifest.name }),
  stable: manifest.version,
  flags: flagsOf(manifest),
})

/** What a gateway serves of a checkout instead of what was released: one version of each unit, for everybody. */
export const checkoutRegistry = async (folder: string): Promise<LiveRegistry> => {
  const manifests = await readManifests(folder)
  const lines = manifests.map(lineOf)
  const serve = servedBy(manifests)
  return {
    current: (visitor) => serve(lines, visitor),
    lines: () => lines,
    manifests: () => manifests,
    differsByVisitor: () => lines.some(({ flags }) => Object.keys(flags).length > 0),
    manifest: async (unit, version) =>
      manifests.find((one) => one.kind !== 'service' && unitId(one) === unit && one.version === version),
    close: async () => undefined,
  }
}
