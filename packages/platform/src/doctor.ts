import { readCommandLine } from './console/command-line'
import { commandLines } from './console/command-lines'
import { runCommand } from './console/problem'
import { preparePackages } from './install/prepare-packages'

await runCommand(async () => {
  const { values } = readCommandLine(commandLines.doctor, process.argv.slice(2))
  // A program reads the output: nothing but the findings belongs there.
  if (values.json) console.log = console.error
  await preparePackages()
  if (!values.json) console.log('\n  Lernspur: doctor\n')
  const { runDoctor } = await import('./doctor/run-doctor')
  process.exit(await runDoctor(values))
})
