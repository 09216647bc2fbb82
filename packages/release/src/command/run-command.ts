import { type Unit, unitId } from '@lernspur/contracts/release/release.contract'
import { localAuthor } from '../registry/author'
import { type Arguments, readArguments, UsageProblem } from './arguments'
import type { Command, CommandEnvironment, Context } from './command'
import { exitCodeOf } from './exit-codes'
import { helpFor, isVerb, usage, type VerbName } from './verbs'

/** Loaded on demand, so that a rollback does not wait for what builds. */
const commandNamed = async (name: VerbName): Promise<Command> => {
  if (name === 'check' || name === 'release') return (await import('./make'))[name]
  if (name === 'preview') return (await import('./preview-version')).preview
  if (name === 'status' || name === 'why' || name === 'history') return (await import('./look'))[name]
  return (await import('./switch'))[name]
}

/** How a command ended. */
export interface CommandExit {
  readonly code: number
  readonly output: string
  /** Units that were switched, or were already as requested. */
  readonly units?: readonly Unit[] | undefined
  /** Units whose version before goes as soon as the switched services run. */
  readonly retiring?: readonly Unit[] | undefined
}

const failure = (code: number, message: string, isJson: boolean): CommandExit => ({
  code,
  output: isJson ? JSON.stringify({ error: message, code }) : message,
})

const knownUnits = async ({ installation, checkout }: CommandEnvironment): Promise<Context['units']> => {
  const released = (await installation.registry.lines()).map(({ unit }) => unit)
  return [...new Map([...checkout, ...released].map((unit) => [unitId(unit), unit])).values()]
}

/** Runs the typed command. `withContext` opens the installation, which help and mistakes do not need. */
export const runCommand = async (
  argv: readonly string[],
  withContext: <T>(work: (open: CommandEnvironment) => Promise<T>) => Promise<T>,
): Promise<CommandExit> => {
  let typed: Arguments | undefined
  try {
    const read = readArguments(argv)
    typed = read
    const { verb, wantsHelp } = read
    if (wantsHelp) return { code: 0, output: helpFor(verb) }
    if (!isVerb(verb)) throw new UsageProblem(verb === undefined ? usage : `Unknown verb "${verb}".\n\n${usage}`)
    const command = await commandNamed(verb)
    const by = localAuthor(read.why)
    const { text, data, units, retiring } = await withContext(async (open) =>
      command.run({ ...open, units: await knownUnits(open), by, typed: read }),
    )
    return {
      code: 0,
      output: read.isJson ? JSON.stringify(data) : text,
      ...(units && { units }),
      ...(retiring && { retiring }),
    }
  } catch (error) {
    const isJson = typed?.isJson ?? argv.includes('--json')
    return failure(exitCodeOf(error), error instanceof Error ? error.message : String(error), isJson)
  }
}
