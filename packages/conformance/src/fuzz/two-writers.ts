import { runPageScript } from '@lernspur/platform/bench/page/run-page-script'
import { startDemoInstance } from '@lernspur/platform/test/demo-instance'
import type { TwoWriters } from '@lernspur/testing/page-figures'

/** Lets two browsers write one subject at random, with lost responses, reloads and offline times. */
export const runTwoWriters = async (): Promise<TwoWriters> => {
  const { url, stop } = await startDemoInstance()
  try {
    return await runPageScript('two-writers', url)
  } finally {
    await stop()
  }
}
