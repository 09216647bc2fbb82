import { readCommandLine } from './console/command-line'
import { commandLines } from './console/command-lines'
import { Problem, runCommand } from './console/problem'
import { preparePackages } from './install/prepare-packages'

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
  const { values } = readCommandLine(commandLines.verify, process.argv.slice(2))
  await preparePackages()
  const run = values.figures ? figures : values.update ? update : check
  if (!(await run())) throw new Problem('Not everything is well; see above.')
})
