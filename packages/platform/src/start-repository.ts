import { isAbsolute, join } from 'node:path'
import { areasIn } from '@lernspur/federation/configuration/workspace'
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
  const [area] = areasIn()
  const { PORT = '3000', LERNSPUR_PUBLIC_URL: url = `http://localhost:${PORT}` } = process.env
  console.log(
    area === undefined
      ? '  → Begin an area by `bun run mfe new <area> <German title>`; the next start shows it.'
      : `  → The next start shows what is saved meanwhile; \`bun run mfe dev ${area} --shell ${url}\` shows each save.`,
  )
  await Promise.race([aborted(ending), platform.ended])
  await platform.stop()
  process.exit(ending.aborted ? 0 : await platform.ended)
})
