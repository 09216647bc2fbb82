import { runPageScript } from '@lernspur/platform/bench/page/run-page-script'
import { startDemoInstance } from '@lernspur/platform/test/demo-instance'

/** What was found while each kind of file of each area failed in each way in a real browser (rule release.11). */
export interface OutageDrill {
  readonly cases: number
  /** Sentences that name area, file and failure. */
  readonly findings: readonly string[]
}

/** Fails every area in every way, and looks whether the rest lives on and it comes back. */
export const runOutageDrill = async (): Promise<OutageDrill> => {
  const { url, stop } = await startDemoInstance()
  try {
    return await runPageScript<OutageDrill>('outage-drill', url)
  } finally {
    await stop()
  }
}
