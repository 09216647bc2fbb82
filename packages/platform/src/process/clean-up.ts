type Undo = () => unknown

/** Runs clean-ups in reverse order; a failing one does not stop the others. */
export class CleanUp {
  readonly #steps: Undo[] = []

  defer(undo: Undo): void {
    this.#steps.push(undo)
  }

  /** Runs all clean-ups, once. */
  async run(): Promise<void> {
    for (const undo of this.#steps.splice(0).reverse()) {
      try {
        await undo()
      } catch (error) {
        console.error(error)
      }
    }
  }
}
