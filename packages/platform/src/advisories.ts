import { readCommandLine } from './console/command-line'
import { commandLines } from './console/command-lines'
import { Problem, runCommand } from './console/problem'
import { root } from './install/install-packages'
import { preparePackages } from './install/prepare-packages'

await runCommand(async () => {
  const { values } = readCommandLine(commandLines.advisories, process.argv.slice(2))
  await preparePackages()
  const [{ advisoryViolations, readAdvisories }, { updateAdvisories }] = await Promise.all([
    import('./advisories/advisory-violations'),
    import('./advisories/update-advisories'),
  ])
  if (values.update) console.log(`${await updateAdvisories(root, values.registry)} advisories were read.`)
  const violations = await advisoryViolations(root)
  if (violations.length > 0) throw new Problem(violations.join('\n'))
  const { readOn } = await readAdvisories(root)
  console.log(
    readOn === null
      ? 'No advisories were read yet: bun run advisories --update reads them from the registry of npm.'
      : `No package of bun.lock is known to be vulnerable, by what was read on ${readOn}.`,
  )
})
