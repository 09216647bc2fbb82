import { afterEach, beforeEach, expect, jest, test } from 'bun:test'
import { inBrowser } from '@lernspur/api-client/testing/browser'
import { whenIdle } from './when-idle'

inBrowser()

const showPage = (visibilityState: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState })
  document.dispatchEvent(new window.Event('visibilitychange'))
}

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(document, 'visibilityState')
})

test('a page that stays in view does the work when it has settled', () => {
  const work = jest.fn()
  whenIdle(work)
  showPage('visible')
  jest.advanceTimersByTime(3999)
  expect(work).toHaveBeenCalledTimes(0)
  jest.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledTimes(1)
  showPage('hidden')
  expect(work).toHaveBeenCalledTimes(1)
})

test('a page that is hidden before that does it at once, and once only', () => {
  const work = jest.fn()
  whenIdle(work)
  showPage('hidden')
  expect(work).toHaveBeenCalledTimes(1)
  showPage('visible')
  showPage('hidden')
  jest.advanceTimersByTime(10_000)
  expect(work).toHaveBeenCalledTimes(1)
})
