import { reportedError } from '../console/problem'
import { step } from '../console/progress'

/** Parts of a long measurement: one that fails is named at the end, and what the others have measured is kept. */
export class Attempts {
  /** Labels of what could not be measured. */
  readonly failed: string[] = []

  /** Works as a step of this label; undefined, and the reason printed, if it fails. */
  async make<T>(label: string, work: () => Promise<T>): Promise<T | undefined> {
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
