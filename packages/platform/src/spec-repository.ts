import { readCommandLine } from './console/command-line'
import { repositoryCommands } from './console/command-lines'
import { runCommand } from './console/problem'
import { interruption } from './process/interruption'
import { trialPlatform } from './repository/trial-platform'
import { allSpecs, runNamedSpecs } from './test/named-specs'
import { passes } from './test/suite'

// `spec` of a team's repository: its browser specs, on a packed platform of their own.
await runCommand(async () => {
  const { words, values } = readCommandLine(repositoryCommands.spec, process.argv.slice(2))
  if (allSpecs().length === 0 && words.length === 0) {
    console.log('There are no browser specs in e2e/src/spec.')
    return
  }
  const result = await runNamedSpecs(words, { ...values, start: trialPlatform }, interruption())
  console.log(`\n${result.passed} passed, ${result.failed} failed`)
  process.exit(passes(result) ? 0 : 1)
})
