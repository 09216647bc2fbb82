import { Problem, runCommand } from './console/problem'
import { installPackages } from './install/install-packages'

/** `bun run previous <tag or commit> [paths…]`: the service tests of that release on the schema of this checkout. */
await runCommand(async () => {
  const [release, ...paths] = process.argv.slice(2)
  if (release === undefined) throw new Problem('Which release? Name its tag or commit: bun run previous <release>.')
  await installPackages()
  const { testPrevious } = await import('./release/test-previous')
  process.exit(await testPrevious(release, paths))
})
