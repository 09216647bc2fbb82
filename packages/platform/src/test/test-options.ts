import type { UsageProblem } from '../console/problem'
import { type Unit, unitNamed } from './units'

export interface TestOptions {
  /** Undefined to run everything. */
  readonly unit: Unit | undefined
  /** The date at which the tests pretend to start; undefined for now. */
  readonly clock: Date | undefined
}

/** What was typed. */
interface TestArguments {
  readonly words: readonly string[]
  readonly values: { readonly clock?: string | undefined }
  misuse(what: string): UsageProblem
}

/** Reads what `bun run test` is to run. Throws a UsageProblem, or a Problem for an unknown unit. */
export const readTestOptions = ({ words: [name], values: { clock }, misuse }: TestArguments): TestOptions => {
  const date = clock === undefined ? undefined : new Date(clock)
  if (date && Number.isNaN(date.getTime())) throw misuse(`${clock} is no instant.`)
  return { unit: name === undefined ? undefined : unitNamed(name), clock: date }
}
