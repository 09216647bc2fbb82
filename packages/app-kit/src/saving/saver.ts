/** How a draft is stored. */
interface Work<Draft> {
  /** Stores it on the server. */
  save(draft: Draft): Promise<unknown>
  /** Whether the server would take it; what is not valid waits for being mended. */
  isValid(draft: Draft): boolean
  /** The page counts as saving from now on until the returned function is called. */
  hold(): () => void
}

/** Milliseconds without typing after which a draft is saved. */
const pause = 700

/** Saves a draft by itself: after a pause in typing, one save at a time, always ending with the latest state. */
export class Saver<Draft> {
  private latest: Draft
  private stored: Draft
  private running: Promise<void> | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private release: (() => void) | null = null

  constructor(
    initial: Draft,
    private readonly work: Work<Draft>,
  ) {
    this.latest = initial
    this.stored = initial
  }

  /** As it was typed last. */
  get draft(): Draft {
    return this.latest
  }

  /** Whether what is typed differs from what is stored. */
  get isOpen(): boolean {
    return this.latest !== this.stored && JSON.stringify(this.latest) !== JSON.stringify(this.stored)
  }

  change(draft: Draft): void {
    this.latest = draft
    clearTimeout(this.timer)
    if (!this.work.isValid(draft)) {
      this.letGo()
      return
    }
    this.release ??= this.work.hold()
    // A failure is told by whoever made the call; the draft stays and the next change or step tries again.
    this.timer = setTimeout(() => this.flush().catch(() => null), pause)
  }

  /** Saves at once what is not saved yet. Rejects with the failure of the save. */
  async flush(): Promise<void> {
    clearTimeout(this.timer)
    this.running ??= this.run().finally(() => {
      this.running = null
      this.letGo()
    })
    return this.running
  }

  /** Nothing of what is typed has to be saved any more. */
  settle(): void {
    clearTimeout(this.timer)
    this.stored = this.latest
    this.letGo()
  }

  private async run(): Promise<void> {
    while (this.latest !== this.stored && this.work.isValid(this.latest)) {
      const draft = this.latest
      await this.work.save(draft)
      this.stored = draft
    }
  }

  private letGo(): void {
    this.release?.()
    this.release = null
  }
}
