import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Problem } from '../console/problem'
import { root } from '../install/install-packages'

const run = async (command: readonly string[], cwd: string): Promise<number> =>
  await Bun.spawn([...command], { cwd, stdin: 'ignore', stdout: 'inherit', stderr: 'inherit' }).exited

const must = async (command: readonly string[], cwd: string): Promise<void> => {
  if ((await run(command, cwd)) !== 0) throw new Problem(`${command.join(' ')} failed.`)
}

/**
 * Checks a release out beside this checkout, lets `prepare` change it, installs its packages, and removes it after
 * `work`. Throws a Problem for a release that is not in the repository.
 */
export const inOldCheckout = async <T>(
  release: string,
  prepare: (tree: string) => void,
  work: (tree: string) => Promise<T>,
): Promise<T> => {
  const directory = mkdtempSync(join(tmpdir(), 'lernspur-old-'))
  const tree = join(directory, 'tree')
  try {
    await must(['git', 'worktree', 'add', '--quiet', '--detach', tree, release], root)
    prepare(tree)
    await must([process.execPath, 'install', '--frozen-lockfile'], tree)
    return await work(tree)
  } finally {
    await run(['git', 'worktree', 'remove', '--force', tree], root)
    rmSync(directory, { recursive: true, force: true })
  }
}
