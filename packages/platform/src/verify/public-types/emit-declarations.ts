import { join } from 'node:path'
import { root } from '../../install/install-packages'
import { runProgram, type StageResult } from '../stage'

/** Below it declarations lie as their sources lie below the root. */
export const declarations = join(root, '.build/declarations')

/** Lets the compiler write the declarations; it complains of types that others cannot name. */
export const emitDeclarations = (): Promise<StageResult> =>
  runProgram(['node_modules/typescript/bin/tsc', '--project', join(import.meta.dirname, 'declarations.json')])
