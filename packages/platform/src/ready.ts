import { readCommandLine } from './console/command-line'
import { commandLines } from './console/command-lines'
import { Problem, runCommand } from './console/problem'

/** Milliseconds; whoever asks does so again soon. */
const timeoutMs = 4_000

await runCommand(async () => {
  readCommandLine(commandLines.ready, process.argv.slice(2))
  const { PORT, LERNSPUR_LISTEN: address } = process.env
  const host = address?.includes(':') ? `[${address}]` : address || '127.0.0.1'
  const url = `http://${host}:${PORT || '3000'}/ready`
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch((error: unknown) => error)
  if (!(answer instanceof Response)) throw new Problem(`Nothing answers at ${url}.`)
  const text = await answer.text()
  if (!answer.ok) throw new Problem(text)
  console.log(text)
})
