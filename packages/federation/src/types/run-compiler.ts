import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { root } from '../configuration/workspace'

const compiler = join(root, 'node_modules/typescript/bin/tsc')

/** Whether types can be compared here: an installation without development packages has no compiler. */
export const hasCompiler = (): boolean => existsSync(compiler)

/** What the compiler printed, and whether it had nothing to say against the project. */
interface Compiled {
  readonly isClean: boolean
  readonly output: string
}

/** In the background, the compiler gets only the time that nothing else on the computer wants. */
export type CompilerPriority = 'normal' | 'background'

/** Runs the compiler of types on the project in a folder. */
export const compileTypes = async (project: string, priority: CompilerPriority = 'normal'): Promise<Compiled> => {
  const child = Bun.spawn([process.execPath, compiler, '--project', project, '--pretty', 'false'], {
    cwd: root,
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  })
  if (priority === 'background') setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  const [out, errors] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  return { isClean: (await child.exited) === 0, output: `${out}${errors}`.trim() }
}
