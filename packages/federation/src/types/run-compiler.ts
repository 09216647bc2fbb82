import { existsSync } from 'node:fs'
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

/** Runs the compiler of types on the project in a folder. */
export const compileTypes = async (project: string, ...options: readonly string[]): Promise<Compiled> => {
  const child = Bun.spawn([process.execPath, compiler, '--project', project, '--pretty', 'false', ...options], {
    cwd: root,
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const [out, errors] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  return { isClean: (await child.exited) === 0, output: `${out}${errors}`.trim() }
}
