import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { RouteOwner } from '@lernspur/contracts/wire/route'
import { ReleaseProblem } from '@lernspur/release/registry/author'
import type { FinishedBuild, Installation } from '@lernspur/release/release-build'
import { root } from '../install/install-packages'
import { contractionsOf } from '../verify/migrations/contractions'
import { migrationViolations } from '../verify/migrations/migration-violations'
import { buildService, migrationsOf } from './build-service'
import { liveReaders } from './column-readers'
import { pendingIn, schemaOwnerOf } from './service-folder'

const migrationFiles = (service: RouteOwner) => {
  const folder = migrationsOf(service)
  const owner = schemaOwnerOf(service)
  const names = [...new Bun.Glob('**/*.sql').scanSync({ cwd: join(root, folder) })].toSorted()
  return names.map((name) => {
    const path = `${folder}/${name}`
    // As the database records what was applied.
    const applied = `${owner}/${name.replace(/\.sql$/, '')}`
    return { path, applied, folder, name: basename(name), text: () => readFileSync(join(root, path), 'utf8') }
  })
}

// `verify` has checked marked contractions against the history, which a checkout to release from need not have.
const nobody = async () => []

/** Where a service is to be released, and the owner's connection to its database. */
export interface ReleaseTarget {
  readonly installation: Installation
  readonly ownerUrl: string
}

/** What migrations take away that this database lacks, with a refusal for each of it that is still read. */
const takenAway = async (
  service: RouteOwner,
  { installation, ownerUrl }: ReleaseTarget,
): Promise<{ readonly notes: readonly string[]; readonly refusals: readonly string[] }> => {
  const pending = new Set(await pendingIn(undefined, ownerUrl))
  const readersOf = await liveReaders(installation)
  const notes: string[] = []
  const refusals: string[] = []
  for (const { path, applied, text } of migrationFiles(service)) {
    if (!pending.has(applied)) continue
    for (const { what, columns = [] } of contractionsOf(text())) {
      const readers = await readersOf(columns)
      refusals.push(...readers.map((reader) => `${path} ${what}: ${reader}.`))
      if (readers.length === 0) notes.push(`${path} ${what}; nothing live reads it.`)
    }
  }
  return { notes, refusals }
}

/** Throws a ReleaseProblem with a sentence for each migration that removes something and is not marked as contraction. */
export const requireExpansion = async (service: RouteOwner): Promise<void> => {
  const violations = await migrationViolations(migrationFiles(service), nobody)
  if (violations.length > 0) throw new ReleaseProblem(violations.join('\n'))
}

/**
 * Builds a service, or the gateway, for release. Throws a ReleaseProblem with a sentence for each migration that removes
 * something the running version may rely on, and for each reader of what even a marked one removes (rule
 * service-release.5).
 */
export const checkedService = async (service: RouteOwner, target: ReleaseTarget): Promise<FinishedBuild> => {
  await requireExpansion(service)
  const { notes, refusals } = await takenAway(service, target)
  if (refusals.length > 0) throw new ReleaseProblem(refusals.join('\n'))
  return { ...(await buildService(service)), notes }
}
