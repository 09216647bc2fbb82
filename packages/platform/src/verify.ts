import { Problem, runCommand } from './console/problem'
import { installPackages } from './install/install-packages'

await runCommand(async () => {
  await installPackages()
  const [{ runStages }, { verifyStages }] = await Promise.all([import('./verify/stage'), import('./verify/stages')])
  if (!(await runStages(verifyStages))) throw new Problem('Not everything is well; see above.')
})
