/** A change that the screen stores, as returned by `useMutation`. */
export interface Change<Input, Data = unknown> {
  readonly isPending: boolean
  readonly error: Error | null
  /** What was stored last, or is being stored. */
  readonly variables: Input | undefined
  mutate(input: Input, options: { onSuccess(data: Data): void }): void
}
