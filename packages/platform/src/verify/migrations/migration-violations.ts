import { lastOfBaseline } from '@lernspur/database/migration/migration-files'
import { loadModule } from 'libpg-query'
import type { SourceFile } from '../tree/tree-files'
import { contractionsOf } from './contractions'
import { heldLocksOf } from './held-locks'
import { changesRole, definitionFaults } from './migration-shape'

const folder = 'packages/database/migrations/'
/** A service that a team has added brings its own. */
const ofAddedService = /^services\/[a-z-]+\/migrations\//

/** The baseline takes nothing away, because no release came before it. */
const isOfBaseline = (path: string): boolean => {
  if (!path.startsWith(folder)) return false
  const number = /\/(\d{4})-[^/]+$/.exec(path)?.[1]
  return number !== undefined && number <= lastOfBaseline
}

/** `-- contraction, unread since <commit or tag of the previous release>: why`, on its own line. */
const mark = /^-- contraction, unread since (\S+): \S/m

/** Migrations that were applied before it was asked whether they lock tables; a text that was applied never changes. */
const appliedBefore: ReadonlySet<string> = new Set(
  [
    'identity/0100-second-looks',
    'identity/0120-requested-losses',
    'school-admin/0041-split-classes',
    'school-admin/0060-child-sentence',
    'school-admin/0700-short-title',
    'teacher/0018-corrected-report',
    'teacher/0110-seal-key-school',
  ].map((name) => `${folder}${name}.sql`),
)

/** Whether it is asked of a migration what it locks; functions and views lock nothing. */
const isHeldToLocks = (path: string): boolean => !path.includes('/functions/') && !appliedBefore.has(path)

/** Files of a release that mention a name; undefined when that release is not in the repository. */
export type FindReaders = (release: string, name: string) => Promise<readonly string[] | undefined>

const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

const readersOf = async (path: string, release: string, names: readonly string[], find: FindReaders) => {
  const sentences: string[] = []
  for (const name of names) {
    for (const spelt of new Set([name, camel(name)])) {
      const found = await find(release, spelt)
      if (!found) return [`${path} is measured against the release ${release}, which is not in this repository.`]
      if (found[0]) sentences.push(`${path} takes away ${name}, which ${found[0]} of the release ${release} reads.`)
    }
  }
  return sentences
}

const violationsOf = async (file: SourceFile, find: FindReaders): Promise<string[]> => {
  const found = contractionsOf(file.text())
  if (found.length === 0) return []
  const release = mark.exec(file.text())?.[1]
  if (release !== undefined) {
    const names = found.flatMap((one) => one.names)
    return readersOf(file.path, release, names, find)
  }
  return found.map(
    ({ what }) =>
      `${file.path} ${what}: the release before may still rely on it. Expand now, and take away in a later release, in a file marked as contraction.`,
  )
}

/**
 * Migrations that break the previous release: each must only expand, or be marked as a contraction of something that
 * release does not read (rule service-release.5). Also migrations that act as another role than their owner's, and
 * functions that cannot be applied again or are defined in two files (rule service-release.8), and those that would keep
 * people from saving (rule stack.7).
 */
export const migrationViolations = async (files: readonly SourceFile[], find: FindReaders): Promise<string[]> => {
  await loadModule()
  const migrations = files.filter(
    ({ path, name }) => (path.startsWith(folder) || ofAddedService.test(path)) && name.endsWith('.sql'),
  )
  const later = migrations.filter(({ path }) => !isOfBaseline(path))
  return [
    ...(await Promise.all(later.map((file) => violationsOf(file, find)))).flat(),
    ...later
      .filter(({ path }) => isHeldToLocks(path))
      .flatMap((file) => heldLocksOf(file.text()).map((what) => `${file.path} ${what}.`)),
    ...migrations.flatMap((file) => (changesRole(file.text()) ? `${file.path} changes the role that it runs as.` : [])),
    ...definitionFaults(migrations),
  ]
}

/** Searches for a name as a whole word in a release's code that runs on the schema. */
export const readersInRepository =
  (root: string): FindReaders =>
  async (release, name) => {
    const code = ['services/*.ts', 'packages/*/src/*.ts', ':!*.test.ts']
    const child = Bun.spawn(['git', 'grep', '--name-only', '--word-regexp', '-F', name, release, '--', ...code], {
      cwd: root,
      stdout: 'pipe',
      stderr: 'ignore',
    })
    const printed = await new Response(child.stdout).text()
    // 1 means that nothing was found, more that the release is unknown.
    if ((await child.exited) > 1) return undefined
    return printed.split('\n').flatMap((line) => line.slice(release.length + 1) || [])
  }
