import { runPageScript } from '@lernspur/platform/bench/page/run-page-script'
import { startDemoInstance } from '@lernspur/platform/test/demo-instance'
import type { OutageDrill } from '@lernspur/testing/page-figures'

/** Lets every area fail in every way, and checks that the rest goes on working and the area recovers. */
export const runOutageDrill = async (): Promise<OutageDrill> => {
  const { url, stop } = await startDemoInstance()
  try {
    return await runPageScript('outage-drill', url)
  } finally {
    await stop()
  }
}
