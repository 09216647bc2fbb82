import { join } from 'node:path'
import { Problem } from '../console/problem'
import { root } from '../install/install-packages'

const program = join(import.meta.dirname, 'release-pages.ts')

/** The program at work; it and the database need not wait for each other. */
export interface PageRelease {
  /** Says what was done. Throws a Problem with the compiler's messages. */
  finish(): Promise<string>
  stop(): void
}

/** Begins to build what is stale of the shell and the areas, and to give it to new pages. */
export const beginPageRelease = (dataDir: string): PageRelease => {
  const child = Bun.spawn([process.execPath, program, dataDir], {
    cwd: root,
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const printed = Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  return {
    finish: async () => {
      const [out, errors] = await printed
      if ((await child.exited) !== 0) throw new Problem(`The pages could not be built:\n\n${out}${errors}`.trimEnd())
      return out.trim().split('\n').at(-1) ?? ''
    },
    stop: () => child.kill(),
  }
}
