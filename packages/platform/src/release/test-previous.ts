import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Problem } from '../console/problem'
import { root } from '../install/install-packages'

/** The schema and the code that applies it: a release migrates first, while the old services go on. */
const schema = ['migrations', 'src/migration', 'src/roles'].map((folder) => `packages/database/${folder}`)

/**
 * A release knows the tables of its own schema only: that each is exported, the test of the next release says of those
 * that came since.
 */
const ofOwnSchema = 'every table with rows of schools is exported or known not to be'

const run = async (command: readonly string[], cwd: string): Promise<number> =>
  await Bun.spawn([...command], { cwd, stdin: 'ignore', stdout: 'inherit', stderr: 'inherit' }).exited

const must = async (command: readonly string[], cwd: string): Promise<void> => {
  if ((await run(command, cwd)) !== 0) throw new Problem(`${command.join(' ')} failed.`)
}

/**
 * Runs a release's service tests on this checkout's schema: the old code with the new migrations (rule
 * service-release.5). Returns the exit code of the tests. Throws a Problem for a release that is not in the repository.
 */
export const testPrevious = async (release: string, paths: readonly string[] = []): Promise<number> => {
  const directory = mkdtempSync(join(tmpdir(), 'lernspur-previous-'))
  const tree = join(directory, 'tree')
  try {
    await must(['git', 'worktree', 'add', '--quiet', '--detach', tree, release], root)
    for (const folder of schema) {
      // Removed first, because files deleted since would be applied beside their replacements.
      rmSync(join(tree, folder), { recursive: true, force: true })
      cpSync(join(root, folder), join(tree, folder), { recursive: true })
    }
    await must([process.execPath, 'install', '--frozen-lockfile'], tree)
    const others = `^(?!.*${ofOwnSchema})`
    return await run(
      [process.execPath, 'test', '--test-name-pattern', others, ...(paths.length > 0 ? paths : ['services'])],
      tree,
    )
  } finally {
    await run(['git', 'worktree', 'remove', '--force', tree], root)
    rmSync(directory, { recursive: true, force: true })
  }
}
