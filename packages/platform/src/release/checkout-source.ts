import type { CheckoutSource } from '@lernspur/release/command/command'
import { root } from '../install/install-packages'

const git = async (...words: readonly string[]): Promise<string | undefined> => {
  const child = Bun.spawn(['git', '-C', root, ...words], { stdin: 'ignore', stdout: 'pipe', stderr: 'ignore' })
  const printed = await new Response(child.stdout).text()
  return (await child.exited) === 0 ? printed : undefined
}

/** The commit of this checkout, and what in it is not committed; nothing is known where there is no history. */
export const checkoutSource = async (): Promise<CheckoutSource> => {
  const [commit, status] = await Promise.all([
    git('rev-parse', 'HEAD').catch(() => undefined),
    git('status', '--porcelain', '-z', '--no-renames', '--', '.').catch(() => undefined),
  ])
  if (commit === undefined || status === undefined) return { commit: undefined, changed: [] }
  return { commit: commit.trim(), changed: status.split('\0').flatMap((line) => line.slice(3) || []) }
}
