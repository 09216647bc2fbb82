import { isAbsolute, join } from 'node:path'
import { readCommandLine } from './console/command-line'
import { repositoryCommands } from './console/command-lines'
import { runCommand } from './console/problem'
import { root } from './install/install-packages'
import { aborted, interruption } from './process/interruption'

// `start` of a team's repository: the packed platform, with its areas.
await runCommand(async () => {
  readCommandLine(repositoryCommands.start, process.argv.slice(2))
  const { startPlatform } = await import('./repository/run-platform')
  const ending = interruption()
  const { LERNSPUR_DATA: data = '.data' } = process.env
  const platform = await startPlatform({
    dataDir: isAbsolute(data) ? data : join(root, data),
    print: (text) => process.stdout.write(text),
  })
  console.log('  Each save in the browser, without a release: bun run mfe dev <area> --shell <the address above>')
  await Promise.race([aborted(ending), platform.ended])
  await platform.stop()
  process.exit(ending.aborted ? 0 : await platform.ended)
})
