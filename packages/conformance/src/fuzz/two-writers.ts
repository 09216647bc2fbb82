import { runPageScript } from '@lernspur/platform/bench/page/run-page-script'
import { startDemoInstance } from '@lernspur/platform/test/demo-instance'

/** What became of the words that two browsers wrote into one subject of a report (rule report-subject.3). */
export interface TwoWriters {
  readonly steps: number
  /** Words that a page told to be saved. */
  readonly acknowledged: number
  readonly conflicts: number
  /** Acknowledged words that were gone at any step. */
  readonly lost: readonly string[]
  /** Words that stand twice at the end. */
  readonly doubled: number
  /** Whether both pages had everything saved at the end. */
  readonly isFinished: boolean
}

/** Lets two browsers write one subject at random, with lost answers, reloads and times without network. */
export const runTwoWriters = async (): Promise<TwoWriters> => {
  const { url, stop } = await startDemoInstance()
  try {
    return await runPageScript<TwoWriters>('two-writers', url)
  } finally {
    await stop()
  }
}
