import { isDeepStrictEqual } from 'node:util'
import {
  type ReleaseManifest,
  releaseManifestSchema,
  unitId,
  unitOf,
} from '@lernspur/contracts/release/release.contract'
import { typesFile } from '@lernspur/federation/types/released-types'
import { describesItself } from '../private-files'
import { ReleaseProblem } from '../registry/author'
import type { Installation } from '../release-build'
import { buildLimits } from './team-command'

const migrations = /^migrations\/.+\.sql$/
const contraction = /^-- contraction\b/m

/** Whether a check needs this file of a build; all others are sent for a release alone. */
export const isCheckedFile = (path: string): boolean => path === typesFile || migrations.test(path)

/** Migrations that the service did not have in any release that is live, with what they say. */
const newMigrations = async ({ registry, store }: Installation, manifest: ReleaseManifest) => {
  const live = (await registry.live()).map((one) => one.manifest).filter((one) => unitId(one) === unitId(manifest))
  const known = new Set(live.flatMap(({ files }) => files.map(({ path, integrity }) => `${path} ${integrity}`)))
  const fresh = manifest.files.filter(
    ({ path, integrity }) => migrations.test(path) && !known.has(`${path} ${integrity}`),
  )
  return await Promise.all(
    fresh.map(async ({ path }) => {
      const bytes = await store.file(manifest, path)
      if (!bytes)
        throw new ReleaseProblem({
          de: `${path} von ${unitId(manifest)} wurde nicht gesendet: veröffentlichen Sie es noch einmal.`,
          en: `${path} of ${unitId(manifest)} was not sent: release it again.`,
        })
      return { path, text: new TextDecoder().decode(bytes) }
    }),
  )
}

/** A known release as a check builds it: without the compressed copies that it does not need. */
const asChecked = (known: ReleaseManifest, sent: ReleaseManifest): ReleaseManifest => {
  const names = new Set(sent.files.map(({ path }) => path))
  return { ...known, files: known.files.filter(({ path }) => names.has(path) || !path.endsWith('.br')) }
}

/**
 * Refuses a manifest before any file of it is written: one that describes another unit, that is too large, or whose
 * version was released with another content.
 */
export const requireOwnManifest = async ({ registry }: Installation, manifest: ReleaseManifest): Promise<void> => {
  const { kind, name, version, files } = manifest
  const unit = unitOf(unitId(manifest))
  if (unit?.kind !== kind || unit.name !== name || !describesItself(manifest))
    throw new ReleaseProblem({
      de: `${unitId(manifest)} ${version} nennt Dateien außerhalb des eigenen Ordners.`,
      en: `${unitId(manifest)} ${version} names files outside its own folder.`,
    })
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  if (files.length > buildLimits.files || bytes > buildLimits.bytes)
    throw new ReleaseProblem({
      de: `${unitId(manifest)} ${version} ist zu groß: ${files.length} Dateien mit ${bytes} Bytes.`,
      en: `${unitId(manifest)} ${version} is too large: ${files.length} files of ${bytes} bytes.`,
    })
  const known = await registry.manifest(unit, version)
  const sent = releaseManifestSchema.parse(manifest)
  if (known && !isDeepStrictEqual(known, sent) && !isDeepStrictEqual(asChecked(known, sent), sent))
    throw new ReleaseProblem({
      de: `${unitId(manifest)} ${version} wurde schon mit einem anderen Inhalt veröffentlicht.`,
      en: `${unitId(manifest)} ${version} was released before with another content.`,
    })
}

/**
 * Refuses what a team cannot release: a manifest that is not its unit's own, and migrations that take something away,
 * because only whoever has the database can tell whether it is still read (rule service-release.5).
 */
export const requireTakeable = async (installation: Installation, manifest: ReleaseManifest): Promise<void> => {
  await requireOwnManifest(installation, manifest)
  if (manifest.kind !== 'service') return
  const taking = (await newMigrations(installation, manifest)).filter(({ text }) => contraction.test(text))
  if (taking.length > 0)
    throw new ReleaseProblem({
      de: taking
        .map(({ path }) => `${path} nimmt etwas weg: das wird am Rechner der Installation veröffentlicht.`)
        .join('\n'),
      en: taking
        .map(({ path }) => `${path} takes something away: that is released on the computer of the installation.`)
        .join('\n'),
    })
}
