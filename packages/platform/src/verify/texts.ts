import { join } from 'node:path'
import { root } from '../install/install-packages'
import { runProgram, type Stage } from './stage'

const appKit = join(root, 'packages', 'app-kit')

/** Missing and unused texts of the interface: the check that belongs to the kit which sets the languages up. */
export const textsStage: Stage = {
  name: 'Texts',
  run: () => runProgram(['run', 'check-texts'], { cwd: appKit }),
}
