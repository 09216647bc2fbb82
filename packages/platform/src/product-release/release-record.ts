import type { RecordedRelease } from './recorded-releases'

/** What is asked of the repository. */
export interface History {
  /** Whether all commits are here; a shallow clone and an unpacked archive have the newest at most. */
  isComplete(): Promise<boolean>
  /** Whether a commit is one that this checkout grew from. */
  isAncestor(commit: string): Promise<boolean>
  /** Numbered migrations of a commit that have been changed, renamed or deleted since. */
  changedMigrations(commit: string): Promise<readonly string[]>
}

/** `## 0.1.0 – 2026-11-28`, or a version that is not released yet. */
const heading = /^## (\d+\.\d+\.\d+) – (.+)$/gm

const unrecorded = (changelog: string, recorded: readonly RecordedRelease[]): string[] => {
  const described = new Map([...changelog.matchAll(heading)].map(([, version = '', date = '']) => [version, date]))
  const released = [...described].filter(([, date]) => date !== 'not released yet')
  return [
    ...released.flatMap(([version]) =>
      recorded.some((release) => release.version === version)
        ? []
        : [`CHANGELOG.md describes ${version}, which the record of releases does not name.`],
    ),
    ...recorded.flatMap(({ version, date }) =>
      described.get(version) === date
        ? []
        : [
            `The record of releases names ${version} of ${date}; CHANGELOG.md says ${described.get(version) ?? 'nothing'}.`,
          ],
    ),
  ]
}

/**
 * Violations of the record of releases: it names what the changelog describes, by commits that this checkout grew
 * from, and no numbered migration of a release has changed since (rule service-release.5).
 */
export const releaseRecordViolations = async (
  changelog: string,
  recorded: readonly RecordedRelease[],
  history: History,
): Promise<string[]> => {
  const violations = unrecorded(changelog, recorded)
  if (!(await history.isComplete())) return violations
  for (const { version, commit } of recorded) {
    if (!(await history.isAncestor(commit)))
      violations.push(`The commit of ${version} is none that this checkout grew from.`)
    else
      violations.push(
        ...(await history.changedMigrations(commit)).map(
          (path) => `${path} was released with ${version} and has changed since: write another migration instead.`,
        ),
      )
  }
  return violations
}

/** Runs git in a checkout: its exit code and what it printed. */
const git = async (checkout: string, ...args: readonly string[]) => {
  const child = Bun.spawn(['git', ...args], { cwd: checkout, stdin: 'ignore', stdout: 'pipe', stderr: 'ignore' })
  const printed = await new Response(child.stdout).text()
  return { code: await child.exited, printed }
}

/** The history of a checkout by git. */
export const historyOf = (checkout: string): History => ({
  isComplete: async () => (await git(checkout, 'rev-parse', '--is-shallow-repository')).printed.trim() === 'false',
  isAncestor: async (commit) => (await git(checkout, 'merge-base', '--is-ancestor', commit, 'HEAD')).code === 0,
  changedMigrations: async (commit) => {
    const numbered = ':(glob)packages/database/migrations/*/[0-9]*.sql'
    const { printed } = await git(
      checkout,
      'diff',
      '--no-renames',
      '--diff-filter=MD',
      '--name-only',
      commit,
      '--',
      numbered,
    )
    return printed.split('\n').filter((path) => path !== '')
  },
})
