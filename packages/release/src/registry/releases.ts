import {
  type ReleaseManifest,
  releaseManifestSchema,
  type Unit,
  unitId,
} from '@lernspur/contracts/release/release.contract'
import type { Transaction } from '@lernspur/database/transaction/tenant-transaction'
import { type Author, ReleaseProblem } from './author'
import { detailsOf, type Origin, originIn } from './origin'
import type { Signer } from './signature'
import { writeEvent } from './write-line'

/** A version of a unit. */
export interface NamedVersion {
  readonly unit: Unit
  readonly version: string
}

interface Row {
  readonly kind: Unit['kind']
  readonly name: string
  readonly version: string
  readonly manifest: string
  readonly signature: string
}

interface KnownRelease {
  readonly row: Row
  readonly manifest: ReleaseManifest
}

/** Verified manifests by signer and version: a gateway reads them every few seconds, and they do not change. */
const knownTo = new WeakMap<Signer, Map<string, KnownRelease>>()

/** The manifest of a row. Throws a ReleaseProblem if it is unsigned, or names another version than its row. */
const verified = (signer: Signer, row: Row): ReleaseManifest => {
  const known = knownTo.get(signer) ?? new Map<string, KnownRelease>()
  knownTo.set(signer, known)
  const key = `${unitId(row)} ${row.version}`
  const before = known.get(key)
  if (before?.row.manifest === row.manifest && before.row.signature === row.signature) return before.manifest
  const problem = new ReleaseProblem(
    `${key} is not signed by this installation: it was released with another LERNSPUR_SECRET, or somebody changed it.`,
  )
  if (!signer.verify(row.manifest, row.signature)) throw problem
  const manifest = releaseManifestSchema.parse(JSON.parse(row.manifest))
  const isItself = manifest.kind === row.kind && manifest.name === row.name && manifest.version === row.version
  if (!isItself) throw problem
  known.set(key, { row, manifest })
  return manifest
}

/**
 * The manifests of these versions, without those never released. Throws a ReleaseProblem for one that this installation
 * did not sign, or that names another version than its row (rule release.3).
 */
export const readManifests = async (
  sql: Transaction,
  signer: Signer,
  named: readonly NamedVersion[],
): Promise<ReleaseManifest[]> => {
  if (named.length === 0) return []
  const rows = await sql<Row[]>`
    select rv.kind, rv.name, rv.version, rv.manifest, rv.signature
    from registry.release_version rv
    join unnest(
      ${named.map(({ unit }) => unit.kind)}::text[],
      ${named.map(({ unit }) => unit.name)}::text[],
      ${named.map(({ version }) => version)}::text[]
    ) as asked (kind, name, version) using (kind, name, version)`
  return rows.map((row) => verified(signer, row))
}

/** One row of the released versions. */
export interface ReleasedVersion {
  readonly version: string
  /** ISO 8601, UTC. */
  readonly releasedAt: string
  /** Who released it, and why. */
  readonly by: Author
  readonly origin: Origin
}

interface VersionRow {
  readonly version: string
  readonly releasedAt: string
  readonly who: string | null
  readonly why: string | null
  readonly details: Readonly<Record<string, string | number>> | null
}

/** Versions of a unit, newest first. */
export const readVersions = async (sql: Transaction, { kind, name }: Unit): Promise<ReleasedVersion[]> => {
  const rows = await sql<VersionRow[]>`
    select rv.version, rv.released_at, rev.who, rev.why, rev.details
    from registry.release_version rv
    left join lateral (
      select rev.who, rev.why, rev.details from registry.release_event rev
      where rev.kind = rv.kind and rev.name = rv.name and rev.act = 'release' and rev.to_version = rv.version
      order by rev.id desc
      limit 1
    ) rev on true
    where rv.kind = ${kind} and rv.name = ${name}
    order by rv.released_at desc, rv.version desc`
  return rows.map(({ version, releasedAt, who, why, details }) => ({
    version,
    releasedAt,
    by: { who: who ?? '', why: why ?? '' },
    origin: originIn(details ?? {}),
  }))
}

/** Whether the last release of a version was from a checkout with changes. */
const wasDirty = async (tx: Transaction, unit: Unit, version: string): Promise<boolean> =>
  (await readVersions(tx, unit)).find((one) => one.version === version)?.origin.isDirty === true

/**
 * Records a release whose files are all in the store, with what it was built from; false if it was recorded before. Throws a ReleaseProblem when the
 * same version was released with other content.
 */
export const recordRelease = async (
  tx: Transaction,
  signer: Signer,
  release: ReleaseManifest,
  by: Author,
  origin: Origin = {},
): Promise<boolean> => {
  const manifest = JSON.stringify(releaseManifestSchema.parse(release))
  const { kind, name, version } = release
  await tx`insert into registry.release_unit (kind, name) values (${kind}, ${name}) on conflict do nothing`
  const [known] = await tx<{ manifest: string }[]>`
    select manifest from registry.release_version where kind = ${kind} and name = ${name} and version = ${version}`
  const act = { act: 'release', to: version, details: detailsOf(origin) }
  if (known?.manifest === manifest) {
    // The same bytes from a commit: from now on everybody can build them again.
    const isCommitted = origin.commit !== undefined && !origin.isDirty
    if (isCommitted && (await wasDirty(tx, release, version))) await writeEvent(tx, release, act, by)
    return false
  }
  if (known) throw new ReleaseProblem(`${unitId(release)} ${version} was released before with another content.`)
  await tx`
    insert into registry.release_version (kind, name, version, manifest, signature)
    values (${kind}, ${name}, ${version}, ${manifest}, ${signer.sign(manifest)})`
  await writeEvent(tx, release, act, by)
  return true
}
