import { type Unit, unitId } from '@lernspur/contracts/release/release.contract'
import { localAuthor, ReleaseProblem } from '../registry/author'
import { type Arguments, readArguments, UsageProblem } from './arguments'
import type { Command, CommandEnvironment, Context } from './command'
import { history, status, why } from './look'
import { check, release } from './make'
import { canary, disable, enable, pin, promote, rollback } from './switch'

/** All commands, in the order of a release. */
const commands: Readonly<Record<string, Command>> = {
  check,
  release,
  canary,
  promote,
  rollback,
  pin,
  disable,
  enable,
  status,
  why,
  history,
}

/** Verbs that do not run on the registry; the program with all verbs runs them itself. */
const ofProgram: Readonly<Record<string, Pick<Command, 'usage' | 'summary'>>> = {
  migrate: { usage: '[<service> <version>]', summary: 'applies the migrations of a released service' },
  dev: { usage: '<area> [--shell <url>]', summary: 'shows the area of this checkout in a running shell, save by save' },
  new: { usage: '<area> [<German title>]', summary: 'writes a new area into this checkout' },
  remove: { usage: '<area>', summary: 'removes an area from this checkout' },
  pack: { usage: '<folder>', summary: 'packs what areas are built with, for a team outside of this checkout' },
}

const usage = `Usage: bun mfe <verb> <unit> [options]
${Object.entries({ ...commands, ...ofProgram })
  .map(([name, { usage: words, summary }]) => `  ${`${name} ${words}`.padEnd(58)} ${summary}`)
  .join('\n')}
With a --help of their own: migrate, dev, new, remove and pack.
Options of all: --why "<reason>"  --dry-run  --json  --help
Ends with 0 when it is as asked, 1 on a failure, 2 when not understood, 3 when somebody else was faster, 4 when it does
not fit. Runs on the data folder LERNSPUR_DATA and the database DATABASE_URL, as start does.`

/** How a command ended. */
export interface CommandExit {
  readonly code: number
  readonly output: string
  /** Units that were switched, or were already as requested. */
  readonly units?: readonly Unit[] | undefined
}

const failure = (code: number, message: string, isJson: boolean): CommandExit => ({
  code,
  output: isJson ? JSON.stringify({ error: message, code }) : message,
})

const refusalCode = ({ reason }: ReleaseProblem): number => (reason === 'conflict' ? 3 : 4)

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
    const command = verb === undefined || !Object.hasOwn(commands, verb) ? undefined : commands[verb]
    if (wantsHelp) {
      return { code: 0, output: command ? `bun mfe ${verb} ${command.usage}\n${command.summary}` : usage }
    }
    if (!command) throw new UsageProblem(verb === undefined ? usage : `Unknown verb "${verb}".\n\n${usage}`)
    const by = localAuthor(read.why)
    const { text, data, units } = await withContext(async (open) =>
      command.run({ ...open, units: await knownUnits(open), by, typed: read }),
    )
    return { code: 0, output: read.isJson ? JSON.stringify(data) : text, ...(units && { units }) }
  } catch (error) {
    const isJson = typed?.isJson ?? argv.includes('--json')
    if (error instanceof UsageProblem) return failure(2, error.message, isJson)
    if (error instanceof ReleaseProblem) return failure(refusalCode(error), error.message, isJson)
    return failure(1, error instanceof Error ? error.message : String(error), isJson)
  }
}
