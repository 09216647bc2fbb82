import { parseArgs } from 'node:util'
import { type Unit, unitId } from '@lernspur/contracts/release/release.contract'
import { maxPreviewHours } from '../preview'

/** The command was not understood; ends with 2 (rule release.7). */
export class UsageProblem extends Error {
  override readonly name = 'UsageProblem'
}

const options = {
  from: { type: 'string' },
  why: { type: 'string' },
  link: { type: 'string' },
  dirty: { type: 'boolean' },
  weight: { type: 'string' },
  school: { type: 'string' },
  limit: { type: 'string' },
  hours: { type: 'string' },
  off: { type: 'boolean' },
  retire: { type: 'boolean' },
  json: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

/** The arguments that all commands share. */
export interface Arguments {
  readonly verb: string | undefined
  /** The arguments after the verb. */
  readonly words: readonly string[]
  readonly from: string | undefined
  readonly why: string
  /** Where more is written about a release. */
  readonly link: string | undefined
  /** Releases what is in no commit. */
  readonly isDirty: boolean
  /** Per cent. */
  readonly weight: number | undefined
  readonly school: string | undefined
  readonly limit: number
  /** For how long a preview lasts. */
  readonly hours: number | undefined
  readonly isOff: boolean
  /** Lets the version before go where it does not fit. */
  readonly isRetiring: boolean
  readonly isJson: boolean
  readonly isRehearsal: boolean
  readonly wantsHelp: boolean
}

const integer = (name: string, text: string | undefined, most: number): number | undefined => {
  if (text === undefined) return undefined
  const value = Number(text)
  if (Number.isInteger(value) && value >= 0 && value <= most) return value
  throw new UsageProblem(`--${name} must be a whole number from 0 to ${most}.`)
}

const address = (text: string | undefined): string | undefined => {
  if (text === undefined || /^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text
  throw new UsageProblem('--link must be an address, such as https://git.example/change/12.')
}

const parse = (argv: readonly string[]) => {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true })
  } catch (error) {
    throw new UsageProblem(error instanceof Error ? error.message : String(error))
  }
}

/** Reads a command line; throws a UsageProblem for an option that does not exist or has a wrong value. */
export const readArguments = (argv: readonly string[]): Arguments => {
  const { values, positionals } = parse(argv)
  const [verb, ...words] = positionals
  return {
    verb,
    words,
    from: values.from,
    why: values.why ?? '',
    link: address(values.link),
    isDirty: values.dirty ?? false,
    weight: integer('weight', values.weight, 100),
    school: values.school,
    limit: integer('limit', values.limit, 1000) ?? 20,
    hours: integer('hours', values.hours, maxPreviewHours),
    isOff: values.off ?? false,
    isRetiring: values.retire ?? false,
    isJson: values.json ?? false,
    isRehearsal: values['dry-run'] ?? false,
    wantsHelp: values.help ?? false,
  }
}

/** The unit with that name; throws a UsageProblem that lists the known ones. */
export const unitNamed = (units: readonly Unit[], name: string | undefined): Unit => {
  const unit = units.find((one) => unitId(one) === name)
  if (unit) return unit
  const known = units.map(unitId).join(', ')
  throw new UsageProblem(
    name === undefined ? `Which unit? Known: ${known}.` : `Unknown unit "${name}". Known: ${known}.`,
  )
}

const versionPattern = /^\d+\.\d+\.\d+-[0-9a-f]{8}$/

/** A typed version; throws a UsageProblem for anything else. */
export const versionNamed = (text: string | undefined): string => {
  if (text !== undefined && versionPattern.test(text)) return text
  throw new UsageProblem(
    text === undefined
      ? 'Which version? `status` lists the released ones.'
      : `"${text}" is no version, such as 0.1.0-1a2b3c4d.`,
  )
}
