import { runPageScript } from '@lernspur/platform/bench/page/run-page-script'
import { startDemoInstance } from '@lernspur/platform/test/demo-instance'
import type { OutageDrill } from '@lernspur/testing/page-figures'

/** Fails every area in every way, and looks whether the rest lives on and it comes back. */
export const runOutageDrill = async (): Promise<OutageDrill> => {
  const { url, stop } = await startDemoInstance()
  try {
    return await runPageScript('outage-drill', url)
  } finally {
    await stop()
  }
}
