import { parseArgs } from 'node:util'
import { Problem, runCommand } from './console/problem'
import { installPackages } from './install/install-packages'

const check = async (): Promise<boolean> => {
  const [{ runStages }, { verifyStages }] = await Promise.all([import('./verify/stage'), import('./verify/stages')])
  return runStages(verifyStages)
}

const update = async (): Promise<boolean> => (await import('./verify/update-generated')).updateGenerated()

const figures = async (): Promise<boolean> => {
  await (await import('./verify/figures/figures')).printFigures()
  return true
}

await runCommand(async () => {
  const { values } = parseArgs({ options: { figures: { type: 'boolean' }, update: { type: 'boolean' } } })
  await installPackages()
  const run = values.figures ? figures : values.update ? update : check
  if (!(await run())) throw new Problem('Not everything is well; see above.')
})
