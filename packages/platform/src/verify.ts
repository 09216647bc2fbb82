import { parseArgs } from 'node:util'
import { Problem, runCommand } from './console/problem'
import { installPackages } from './install/install-packages'

await runCommand(async () => {
  const { values } = parseArgs({ options: { update: { type: 'boolean' } } })
  await installPackages()
  const [{ runStages }, { verifyStages }, { updateReportsStage }] = await Promise.all([
    import('./verify/stage'),
    import('./verify/stages'),
    import('./verify/public-types/stage'),
  ])
  const isWell = await runStages(values.update ? [updateReportsStage] : verifyStages)
  if (!isWell) throw new Problem('Not everything is well; see above.')
})
