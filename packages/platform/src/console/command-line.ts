import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { HelpRequest, UsageProblem } from './problem'

interface Option {
  readonly type: 'string' | 'boolean'
  readonly short?: string
  /** Placeholder of its value, as `<folder>`; for strings only. */
  readonly value?: string
  readonly help: string
}

type Options = Readonly<Record<string, Option>>

/** A command's call and its description. */
export interface CommandLine<Known extends Options = Options> {
  /** What to type, as `bun run backup`. */
  readonly call: string
  readonly help: string
  /** Its arguments, in order: `<file>` is needed, `[unit]` may be left out, `[path…]` may be many. */
  readonly words?: readonly string[]
  readonly options?: Known
}

/** Describes a command; keeps the option names in its type. */
export const commandLine = <const Known extends Options>(line: CommandLine<Known>): CommandLine<Known> => line

const labelOf = (name: string, { short, value }: Option): string =>
  `${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}`

/** Where the product is packed for servers, its commands are called by a program beside its Bun. */
const isPackedProduct = existsSync(join(dirname(process.execPath), 'lernspur'))

/** `bun run backup`, or `lernspur backup`. */
const callOf = ({ call }: CommandLine): string => (isPackedProduct ? call.replace(/^bun (?:run )?/, 'lernspur ') : call)

const usageOf = (line: CommandLine): string => {
  const { words = [], options = {} } = line
  return [
    callOf(line),
    ...words,
    ...Object.entries(options).map(([name, { value }]) => `[--${name}${value ? ` ${value}` : ''}]`),
  ].join(' ')
}

const helpOf = (line: CommandLine): string => {
  const labels = Object.entries(line.options ?? {}).map(
    ([name, option]) => [labelOf(name, option), option.help] as const,
  )
  const width = Math.max(0, ...labels.map(([label]) => label.length))
  const rows = labels.map(([label, help]) => `  ${label.padEnd(width)}  ${help}`)
  return [`Usage: ${usageOf(line)}`, '', line.help, ...(rows.length > 0 ? ['', ...rows] : [])].join('\n')
}

/** What is wrong with the number of words; undefined if nothing. */
const wordsFault = ({ words = [] }: CommandLine, given: readonly string[]): string | undefined => {
  const missing = words.filter((word) => word.startsWith('<'))[given.length]
  if (missing) return `${missing} is missing.`
  const most = words.some((word) => word.includes('…')) ? Number.POSITIVE_INFINITY : words.length
  return given.length > most ? `“${given[most]}” is one word too many.` : undefined
}

const parse = <Known extends Options>({ options }: CommandLine<Known>, args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: { ...(options as Known), help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  })

/**
 * Reads a command's arguments. Throws a HelpRequest when asked for help, and a UsageProblem for an unknown option, a
 * missing value, or too few or too many words.
 */
export const readCommandLine = <Known extends Options>(line: CommandLine<Known>, args: readonly string[]) => {
  if (args.some((arg) => arg === '--help' || arg === '-h')) throw new HelpRequest(helpOf(line))
  const misuse = (what: string): UsageProblem =>
    new UsageProblem(`${what}\n\n  Usage: ${usageOf(line)}\n  More: ${callOf(line)} --help`)
  try {
    const { values, positionals } = parse(line, args)
    const fault = wordsFault(line, positionals)
    if (fault) throw misuse(fault)
    return { values, words: positionals, misuse }
  } catch (error) {
    if (error instanceof UsageProblem) throw error
    throw misuse(error instanceof Error ? error.message : String(error))
  }
}
