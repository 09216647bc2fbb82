/**
 * An answer that the database has written as JSON, in the shape that the contract gives `T`: it goes to the caller as
 * it is, and is not parsed to be written again. Its bytes are those that came from the database, since making a text of
 * them and bytes of the text again costs more than compressing them.
 */
export class JsonText<T> {
  /** What the text says; only for the compiler. */
  declare readonly said: T
  readonly #parts: readonly (string | Uint8Array)[]

  /** Of pieces that together are the JSON, in UTF-8 where they are bytes. */
  constructor(...parts: readonly (string | Uint8Array)[]) {
    this.#parts = parts
  }

  /** The JSON with something before and after it, as bytes. */
  within(before = '', after = ''): Buffer<ArrayBuffer> {
    return Buffer.concat(
      [before, ...this.#parts, after].map((part) => (typeof part === 'string' ? Buffer.from(part) : part)),
    )
  }

  toString(): string {
    return this.within().toString()
  }
}
