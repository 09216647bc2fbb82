import { readCommandLine } from './console/command-line'
import { commandLines } from './console/command-lines'
import { runCommand } from './console/problem'
import { preparePackages } from './install/prepare-packages'

await runCommand(async () => {
  readCommandLine(commandLines.pictures, process.argv.slice(2))
  await preparePackages()
  const [{ startDemoInstance }, { runPlaywright }, { passes }, { interruption }] = await Promise.all([
    import('./test/demo-instance'),
    import('./test/playwright'),
    import('./test/suite'),
    import('./process/interruption'),
  ])
  const { url, dataDir, stop } = await startDemoInstance()
  const words = ['--config=playwright.pictures.config.ts']
  try {
    const result = await runPlaywright({ name: 'Pictures', words, url, dataDir }, interruption())
    process.exitCode = passes(result) ? 0 : 1
  } finally {
    await stop()
  }
  process.exit()
})
