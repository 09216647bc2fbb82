import type { UsageProblem } from '../console/problem'
import { type Unit, unitNamed } from './units'

export interface TestOptions {
  /** Undefined where everything is to be run. */
  readonly unit: Unit | undefined
  /** When the tests believe to begin; undefined where that is now. */
  readonly clock: Date | undefined
}

/** What was typed. */
interface TestWish {
  readonly words: readonly string[]
  readonly values: { readonly clock?: string | undefined }
  misuse(what: string): UsageProblem
}

/** Reads what `bun run test` is to run. Throws a UsageProblem, or a Problem for a unit that there is not. */
export const readTestOptions = ({ words: [name], values: { clock }, misuse }: TestWish): TestOptions => {
  const date = clock === undefined ? undefined : new Date(clock)
  if (date && Number.isNaN(date.getTime())) throw misuse(`${clock} is no instant.`)
  return { unit: name === undefined ? undefined : unitNamed(name), clock: date }
}
