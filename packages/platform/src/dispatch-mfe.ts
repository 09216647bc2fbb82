import { exitCodeOf } from '@lernspur/release/command/exit-codes'
import { helpFor, isVerb } from '@lernspur/release/command/verbs'
import { readCommandLine } from './console/command-line'
import { checkoutVerbs } from './console/command-lines'
import { HelpRequest } from './console/problem'
import { isRemote } from './release/remote/team-key'

const argv = process.argv.slice(2)
const verb = argv.find((word) => !word.startsWith('-'))

/** Help waits for nothing: no database, no builder, no settings. */
const help = (): string | undefined => {
  if (!argv.some((word) => word === '--help' || word === '-h')) return undefined
  const own = Object.entries(checkoutVerbs).find(([name]) => name === verb)?.[1]
  if (own) readCommandLine(own, ['--help'])
  return helpFor(verb)
}

try {
  const text = help()
  if (text !== undefined) throw new HelpRequest(text)
  if (isRemote() && isVerb(verb)) {
    const { runRemote } = await import('./release/remote/run-remote')
    process.exit(await runRemote(argv))
  }
  const { runMfe } = await import('./run-mfe')
  process.exit(await runMfe())
} catch (error) {
  if (error instanceof HelpRequest) {
    console.log(error.message)
    process.exit(0)
  }
  console.error(error instanceof Error ? error.message : error)
  process.exit(exitCodeOf(error))
}
