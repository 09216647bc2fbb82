type Undo = () => unknown

/** Undoes in reverse order what was done; one failure does not keep the rest from being undone. */
export class CleanUp {
  readonly #steps: Undo[] = []

  defer(undo: Undo): void {
    this.#steps.push(undo)
  }

  /** Undoes everything, once. */
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
