import { type Unit, unitId } from '@lernspur/contracts/release/release.contract'
import { type Author, localAuthor, ReleaseProblem } from '../registry/author'
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

/** How a command ended, before anybody has printed it. */
export interface CommandOutcome {
  readonly code: number
  /** For people: what was done, or why it failed. */
  readonly text: string
  /** Why it failed, in German, where that is known. */
  readonly german?: string
  /** For programs; absent after a failure. */
  readonly data?: unknown
  /** As in `CommandResult`. */
  readonly units?: readonly Unit[] | undefined
  readonly retiring?: readonly Unit[] | undefined
  /** What was thrown, where nobody who typed a command could know of it. */
  readonly failure?: unknown
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

const knownUnits = async ({ installation, checkout }: CommandEnvironment): Promise<Context['units']> => {
  const released = (await installation.registry.lines()).map(({ unit }) => unit)
  return [...new Map([...checkout, ...released].map((unit) => [unitId(unit), unit])).values()]
}

/** The outcome of what a command threw. */
const failed = (error: unknown): CommandOutcome => ({
  code: exitCodeOf(error),
  text: error instanceof Error ? error.message : String(error),
  ...(error instanceof ReleaseProblem && { german: error.in('de') }),
  ...(exitCodeOf(error) === 1 && { failure: error }),
})

/** Runs a command that was read. Never throws: what fails is the outcome. */
export const runTyped = async (
  typed: Arguments & { readonly verb: VerbName },
  by: Author,
  open: CommandEnvironment,
): Promise<CommandOutcome> => {
  try {
    const command = await commandNamed(typed.verb)
    const result = await command.run({ ...open, units: await knownUnits(open), by, typed })
    return { code: 0, ...result }
  } catch (error) {
    return failed(error)
  }
}

/** What a command prints: text, or JSON with `--json`. */
const printedOutcome = ({ code, text, data }: CommandOutcome, isJson: boolean): string => {
  if (!isJson) return text
  return JSON.stringify(code === 0 ? data : { error: text, code })
}

const readVerb = (typed: Arguments): Arguments & { readonly verb: VerbName } => {
  const { verb } = typed
  if (!isVerb(verb)) throw new UsageProblem(verb === undefined ? usage : `Unknown verb "${verb}".\n\n${usage}`)
  return { ...typed, verb }
}

/** Reads the typed command and has it run by `run`, which help and mistakes do not need. */
export const runRead = async (
  argv: readonly string[],
  run: (typed: Arguments & { readonly verb: VerbName }) => Promise<CommandOutcome>,
): Promise<CommandExit> => {
  const exitOf = (outcome: CommandOutcome, isJson: boolean): CommandExit => ({
    code: outcome.code,
    output: printedOutcome(outcome, isJson),
    ...(outcome.units && { units: outcome.units }),
    ...(outcome.retiring && { retiring: outcome.retiring }),
  })
  let isJson = argv.includes('--json')
  try {
    const typed = readArguments(argv)
    isJson = typed.isJson
    if (typed.wantsHelp) return { code: 0, output: helpFor(typed.verb) }
    return exitOf(await run(readVerb(typed)), isJson)
  } catch (error) {
    return exitOf(failed(error), isJson)
  }
}

/** Runs the typed command. `withContext` opens the installation, which help and mistakes do not need. */
export const runCommand = (
  argv: readonly string[],
  withContext: <T>(work: (open: CommandEnvironment) => Promise<T>) => Promise<T>,
): Promise<CommandExit> =>
  runRead(argv, (typed) => withContext((open) => runTyped(typed, localAuthor(typed.why), open)))
