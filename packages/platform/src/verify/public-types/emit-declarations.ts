import { join } from 'node:path'
import { root } from '../../install/install-packages'
import { runProgram } from '../stage'

/**
 * Lets the compiler write the declarations of the reported packages. Answers the folder below which they lie as their
 * sources lie below the root. Throws what the compiler complains of, such as a type that others cannot name.
 */
export const emitDeclarations = async (): Promise<string> => {
  const project = join(import.meta.dirname, 'declarations.json')
  const { ok, output } = await runProgram(['node_modules/typescript/bin/tsc', '--project', project])
  if (!ok) throw new Error(output)
  return join(root, '.build/declarations')
}
