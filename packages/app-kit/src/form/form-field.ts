import type { Problem } from './form-schema'

/** What a field of a form needs: given to it whole. */
export interface FormField<Value = string> {
  readonly id: string
  readonly name: string
  readonly value: Value
  readonly problem: Problem | undefined
  /** The server's sentence about it; shows where there is no problem. */
  readonly detail: string | undefined
  onValueChange(value: Value): void
}
