import { readCommandLine } from './console/command-line'
import { commandLines } from './console/command-lines'
import { runCommand } from './console/problem'
import { installPackages, root } from './install/install-packages'

await runCommand(async () => {
  const { values } = readCommandLine(commandLines.sbom, process.argv.slice(2))
  await installPackages()
  const [{ billOfMaterials }, { readLock }] = await Promise.all([
    import('./sbom/bill-of-materials'),
    import('./release/service-lock'),
  ])
  const bill = `${billOfMaterials(root, await readLock())}\n`
  await Bun.write(values.to ?? Bun.stdout, bill)
})
