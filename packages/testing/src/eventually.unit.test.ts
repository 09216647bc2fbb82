import { expect, test } from 'bun:test'
import { eventually } from './eventually'

test('what is found in the end is returned, also an empty text', async () => {
  const found = [undefined, false, ''] as const
  let looks = 0
  expect(await eventually(() => found[looks++], String)).toBe('')
  expect(looks).toBe(3)
})

test('waiting ends, and says for what', async () => {
  let looks = 0
  const found = eventually(
    () => {
      looks += 1
      return false
    },
    () => `the moon rose, after ${looks} looks`,
    30,
  )
  expect(found).rejects.toThrow(/^In 0\.03 s it did not happen: the moon rose, after \d+ looks\.$/)
  await found.catch(() => undefined)
})
