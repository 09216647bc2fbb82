import { expect, spyOn, test } from 'bun:test'
import { inDocument, renderHook } from '@lernspur/ui/testing/document'
import { useWarmScreens } from './use-warm-screens'

inDocument()

/** Whether the page means to fetch the next screens of a class later. */
const means = (connection: object | undefined, classId: string | undefined): boolean => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  const timer = spyOn(globalThis, 'setTimeout')
  const { unmount } = renderHook(() => useWarmScreens(classId))
  const matches = timer.mock.calls.some(([, wait]) => wait === 5000)
  unmount()
  timer.mockRestore()
  return matches
}

test('the next screens are fetched for a class, unless the user saves data', () => {
  expect([means(undefined, '3a'), means({ saveData: false }, '3a')]).toEqual([true, true])
  expect([means({ saveData: true }, '3a'), means(undefined, undefined)]).toEqual([false, false])
})
