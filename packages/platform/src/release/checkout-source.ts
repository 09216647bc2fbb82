import { join } from 'node:path'
import type { CheckoutSource } from '@lernspur/release/command/command'
import { root } from '../install/install-packages'
import { isPackedPlatform } from './packed-builds'

const git = async (...words: readonly string[]): Promise<string | undefined> => {
  const child = Bun.spawn(['git', '-C', root, ...words], { stdin: 'ignore', stdout: 'pipe', stderr: 'ignore' })
  const printed = await new Response(child.stdout).text()
  return (await child.exited) === 0 ? printed : undefined
}

/** What a packed platform was packed from. */
const packedSource = async (): Promise<CheckoutSource> => {
  const { lernspur } = (await Bun.file(join(root, 'package.json')).json()) as { lernspur?: { commit?: string } }
  return { commit: lernspur?.commit, changed: [] }
}

/** The commit of this checkout, and what in it is not committed; nothing is known where there is no history. */
export const checkoutSource = async (): Promise<CheckoutSource> => {
  if (isPackedPlatform) return await packedSource()
  const [commit, status] = await Promise.all([
    git('rev-parse', 'HEAD').catch(() => undefined),
    git('status', '--porcelain', '-z', '--no-renames', '--', '.').catch(() => undefined),
  ])
  if (commit === undefined || status === undefined) return { commit: undefined, changed: [] }
  return { commit: commit.trim(), changed: status.split('\0').flatMap((line) => line.slice(3) || []) }
}
