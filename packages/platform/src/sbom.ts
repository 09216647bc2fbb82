import { readCommandLine } from './console/command-line'
import { commandLines } from './console/command-lines'
import { runCommand } from './console/problem'
import { root } from './install/install-packages'
import { preparePackages } from './install/prepare-packages'

await runCommand(async () => {
  const { values } = readCommandLine(commandLines.sbom, process.argv.slice(2))
  await preparePackages()
  const [{ billOfMaterials }, { readLock }] = await Promise.all([
    import('./sbom/bill-of-materials'),
    import('./install/lock'),
  ])
  const bill = `${billOfMaterials(root, await readLock())}\n`
  await Bun.write(values.to ?? Bun.stdout, bill)
})
