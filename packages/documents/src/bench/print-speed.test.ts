import { expect, setDefaultTimeout, test } from 'bun:test'
import { measurePrinting } from './print-speed'

setDefaultTimeout(60_000)

test('the computing time of printing can be measured beside plain files', async () => {
  const { setToFiles, setToFile, single, documents } = await measurePrinting(1, 2)
  for (const ratio of [setToFiles, setToFile, single]) expect(ratio).toBeGreaterThan(0)
  expect(documents).toBe(2)
})
