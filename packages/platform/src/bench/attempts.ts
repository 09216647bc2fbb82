import { reportedError } from '../console/problem'
import { step } from '../console/progress'

/** Runs the parts of a long measurement: a failed one is named at the end, and the others keep their results. */
export class Attempts {
  /** Labels of what could not be measured. */
  readonly failed: string[] = []
  readonly #only: string

  /** With `only`, parts whose label does not contain it are left out, whatever the case. */
  constructor(only = '') {
    this.#only = only.toLowerCase()
  }

  /** Runs `work` as a step with this label; if it fails, prints the reason and returns undefined. */
  async make<T>(label: string, work: () => Promise<T>): Promise<T | undefined> {
    return this.#isWanted(label) ? await this.#run(label, work) : undefined
  }

  /** Like `make`, for what several parts need, by their labels: left out only if all of them are. */
  async prepare<T>(label: string, parts: readonly string[], work: () => Promise<T>): Promise<T | undefined> {
    return parts.some((part) => this.#isWanted(part)) ? await this.#run(label, work) : undefined
  }

  #isWanted(label: string): boolean {
    return label.toLowerCase().includes(this.#only)
  }

  async #run<T>(label: string, work: () => Promise<T>): Promise<T | undefined> {
    let made: T | undefined
    try {
      await step(label, async () => {
        made = await work()
      })
    } catch (error) {
      console.error(reportedError(error))
      this.failed.push(label)
    }
    return made
  }
}
