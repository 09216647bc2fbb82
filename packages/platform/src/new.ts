import { readCommandLine } from './console/command-line'
import { commandLines } from './console/command-lines'
import { Problem, runCommand } from './console/problem'
import { root } from './install/install-packages'
import { preparePackages } from './install/prepare-packages'

await runCommand(async () => {
  const [kind, ...rest] = process.argv.slice(2)
  const isSlice = kind === 'slice'
  const { words, misuse } = readCommandLine(commandLines.new, isSlice ? rest : process.argv.slice(2))
  if (!isSlice) throw misuse(`“${kind}” is nothing that can be made: slices are.`)
  const [owner = '', noun = '', one, many] = words
  await preparePackages()
  const { newSlice } = await import('./scaffold/new-slice')
  const { created, changed } = await newSlice(root, { owner, noun, ...(one && { german: [one, many ?? one] }) })
  for (const path of created) console.log(`  + ${path}`)
  for (const path of changed) console.log(`  ~ ${path}`)
  // Imported late, because it reads the contract as it is now.
  const { updateGenerated } = await import('./verify/update-generated')
  if (!(await updateGenerated())) throw new Problem('The slice is written; what is derived from it is not, see above.')
})
