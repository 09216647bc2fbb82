import { readCommandLine } from './console/command-line'
import { commandLines } from './console/command-lines'
import { Problem, runCommand } from './console/problem'
import { preparePackages } from './install/prepare-packages'

const check = async (name: string | undefined): Promise<boolean> => {
  const [{ runStages }, { stagesOf, verifyStages }] = await Promise.all([
    import('./verify/stage'),
    import('./verify/stages'),
  ])
  if (name === undefined) return runStages(verifyStages)
  const { unitNamed } = await import('./test/units')
  return runStages(stagesOf(unitNamed(name).folders))
}

const update = async (): Promise<boolean> => (await import('./verify/update-generated')).updateGenerated()

const figures = async (): Promise<boolean> => {
  await (await import('./verify/figures')).printFigures()
  return true
}

await runCommand(async () => {
  const { values, words } = readCommandLine(commandLines.verify, process.argv.slice(2))
  await preparePackages()
  const passes = values.figures ? await figures() : values.update ? await update() : await check(words[0])
  if (!passes) throw new Problem('Not everything is well; see above.')
})
