import { join } from 'node:path'
import { Problem } from '../console/problem'
import { root } from '../install/install-packages'

const program = join(import.meta.dirname, 'release-pages.ts')

/** Builds what is stale of the shell and the areas and gives it to new pages; says what was done. */
export const releasePages = async (dataDir: string, signal: AbortSignal): Promise<string> => {
  const child = Bun.spawn([process.execPath, program, dataDir], {
    cwd: root,
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
    signal,
  })
  const [out, errors] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  if ((await child.exited) !== 0) throw new Problem(`The pages could not be built:\n\n${out}${errors}`.trimEnd())
  return out.trim().split('\n').at(-1) ?? ''
}
