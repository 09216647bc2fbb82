/** Answers that this tab waits for, even if another tab sends the call. */
export class AwaitedAnswers {
  readonly #awaited = new Map<string, PromiseWithResolvers<unknown>>()

  /** The answer to a call; open until the call is settled. A refusal need not be handled. */
  to(key: string): Promise<unknown> {
    const known = this.#awaited.get(key) ?? Promise.withResolvers<unknown>()
    known.promise.catch(() => null)
    this.#awaited.set(key, known)
    return known.promise
  }

  resolve(key: string, data: unknown): void {
    this.#awaited.get(key)?.resolve(data)
    this.#awaited.delete(key)
  }

  reject(key: string, error: unknown): void {
    this.#awaited.get(key)?.reject(error)
    this.#awaited.delete(key)
  }
}
