/**
 * An answer that the database has written as JSON, in the shape that the contract gives `T`: it goes to the caller as
 * it is, and is not parsed to be written again.
 */
export class JsonText<T> {
  /** What the text says; only for the compiler. */
  declare readonly said: T

  constructor(readonly text: string) {}
}
