import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf } from '../process/instance'

/** Milliseconds within which it answers, or is not asked any further. */
const timeoutMs = 1_000

const socketIn = (dataDir: string): string | undefined => {
  const runs = join(dataDir, 'run')
  if (!existsSync(runs)) return undefined
  return readdirSync(runs)
    .map((run) => join(runs, run, filesOf('gateway').socket))
    .find((path) => existsSync(path))
}

/**
 * What the gateway that runs on a data folder says of files that are not what was released: it checks them all the time,
 * which takes longer than a command should. Undefined where none runs.
 */
export const fileFaultsHere = async (dataDir: string): Promise<readonly string[] | undefined> => {
  const unix = socketIn(dataDir)
  if (unix === undefined) return undefined
  try {
    const answer = await fetch('http://gateway/ready', {
      unix,
      keepalive: false,
      signal: AbortSignal.timeout(timeoutMs),
    })
    const { files } = (await answer.json()) as { readonly files?: readonly string[] }
    return files
  } catch {
    return undefined
  }
}
