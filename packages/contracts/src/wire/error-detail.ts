/** One error in what a caller sent. */
export interface ErrorDetail {
  /** Dotted path of the field, never its value. */
  readonly path: string
  readonly message: string
}
