import { loadModule } from 'libpg-query'
import type { SourceFile } from '../tree/tree-files'
import { type Contraction, contractionsOf } from './contractions'

const folder = 'packages/database/migrations/'

/** Applied before the rule was stated; their text never changes. */
const before = new Set([
  'identity/0270-tell-people',
  'school-admin/0251-selected-assessment-type',
  'school-admin/0340-school-years-apart',
  'teacher/0100-performance-level-order',
  'teacher/0670-observation-photo',
  'teacher/0830-own-talk-note',
  'teacher/0850-report-week',
])

/** `-- contraction, unread since <commit or tag of the release before>: why`, in a line of its own. */
const mark = /^-- contraction, unread since (\S+): \S/m

/** Files of a release that mention a name; undefined when that release is not in the repository. */
export type FindReaders = (release: string, name: string) => Promise<readonly string[] | undefined>

const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A column is read by either spelling; a table in camel case only where its name is quoted as an identifier. */
const spellingsOf = (name: string, isRelation: boolean | undefined): Set<string> =>
  new Set([name, isRelation && camel(name) !== name ? `'${camel(name)}'` : camel(name)])

const readersOf = async (path: string, release: string, contractions: readonly Contraction[], find: FindReaders) => {
  const sentences: string[] = []
  for (const { name, isRelation } of contractions.flatMap(({ names, ...one }) =>
    names.map((name) => ({ name, ...one })),
  )) {
    for (const spelt of spellingsOf(name, isRelation)) {
      const found = await find(release, spelt)
      if (!found) return [`${path} is measured against the release ${release}, which is not in this repository.`]
      if (found[0]) sentences.push(`${path} takes away ${name}, which ${found[0]} of the release ${release} reads.`)
    }
  }
  return sentences
}

const complaintsOf = async (file: SourceFile, find: FindReaders): Promise<string[]> => {
  const found = contractionsOf(file.text())
  if (found.length === 0) return []
  const release = mark.exec(file.text())?.[1]
  if (release !== undefined) {
    return readersOf(file.path, release, found, find)
  }
  return found.map(
    ({ what }) =>
      `${file.path} ${what}: the release before may still rely on it. Expand now, and take away in a later release, in a file marked as contraction.`,
  )
}

/**
 * Migrations that the release before does not outlive: each only expands, or is marked as contraction and takes away
 * what that release does not read (rule service-release.5).
 */
export const migrationComplaints = async (files: readonly SourceFile[], find: FindReaders): Promise<string[]> => {
  await loadModule()
  const migrations = files.filter(({ path, name }) => path.startsWith(folder) && name.endsWith('.sql'))
  const judged = migrations.filter(({ path }) => !before.has(path.slice(folder.length).replace(/\.sql$/, '')))
  return (await Promise.all(judged.map((file) => complaintsOf(file, find)))).flat()
}

/** Looks for a name as a whole word in the code of a release that runs beside the schema. */
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
    // 1 says that nothing was found, more that the release is unknown.
    if ((await child.exited) > 1) return undefined
    return printed.split('\n').flatMap((line) => line.slice(release.length + 1) || [])
  }
