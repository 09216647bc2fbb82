import { parseArgs } from 'node:util'
import { Problem } from '../console/problem'
import { type Unit, unitNamed } from './units'

export interface TestOptions {
  /** Undefined where everything is to be run. */
  readonly unit: Unit | undefined
  /** When the tests believe to begin; undefined where that is now. */
  readonly clock: Date | undefined
}

const usage = 'bun run test [unit] [--clock 2026-12-31T23:30:00Z]'

const dateOf = (text: string | undefined): Date | undefined => {
  if (text === undefined) return undefined
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) throw new Problem(`${text} is no instant. Call it as: ${usage}`)
  return date
}

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { clock: { type: 'string' } } })
  } catch {
    throw new Problem(`Call it as: ${usage}`)
  }
}

/** Reads the arguments of `bun run test`. Throws a sentence. */
export const readTestOptions = (args: readonly string[]): TestOptions => {
  const { values, positionals } = parse(args)
  const [name, ...more] = positionals
  if (more.length > 0) throw new Problem(`Call it as: ${usage}`)
  return { unit: name === undefined ? undefined : unitNamed(name), clock: dateOf(values.clock) }
}
