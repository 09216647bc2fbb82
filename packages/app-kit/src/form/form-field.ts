import type { Problem } from './form-schema'

/** The props of a field of a form, passed on as a whole. */
export interface FormField<Value = string> {
  readonly id: string
  readonly name: string
  readonly value: Value
  readonly problem: Problem | undefined
  /** The server's sentence about it; shown if there is no other problem. */
  readonly detail: string | undefined
  onValueChange(value: Value): void
}
