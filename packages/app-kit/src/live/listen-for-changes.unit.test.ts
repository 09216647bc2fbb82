import { afterEach, beforeEach, expect, jest, test } from 'bun:test'
import { inBrowser } from '@lernspur/api-client/testing/browser'
import { delayOf, listenForChanges } from './listen-for-changes'

inBrowser()

/** The browser's end of a stream; the test is the server. */
class Stream extends EventTarget {
  static readonly opened: Stream[] = []
  onerror: (() => void) | null = null
  isOpen = true

  constructor(readonly address: string) {
    super()
    Stream.opened.push(this)
  }
  close() {
    this.isOpen = false
  }
  change() {
    this.dispatchEvent(new Event('change'))
  }
}

beforeEach(() => {
  Stream.opened.length = 0
  Object.assign(globalThis, { EventSource: Stream })
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const newest = (): Stream => {
  const stream = Stream.opened.at(-1)
  if (!stream) throw new Error('There is no stream.')
  return stream
}

test('a broken stream is reopened with increasing delays until it succeeds', () => {
  let changes = 0
  const stop = listenForChanges('/api/stream', () => {
    changes += 1
  })
  newest().change()
  expect([Stream.opened.length, changes]).toEqual([1, 1])

  newest().onerror?.()
  // Refetched immediately: nothing else detects an ended session.
  expect([newest().isOpen, changes]).toEqual([false, 2])
  jest.advanceTimersByTime(1000)
  expect(Stream.opened).toHaveLength(2)
  newest().onerror?.()
  jest.advanceTimersByTime(999)
  expect([Stream.opened.length, changes]).toEqual([2, 2])
  jest.advanceTimersByTime(1001)
  expect(Stream.opened).toHaveLength(3)

  // The server starts with a change event, which covers what was missed.
  newest().change()
  expect(changes).toBe(3)
  newest().onerror?.()
  jest.advanceTimersByTime(1000)
  expect(Stream.opened).toHaveLength(4)
  stop()
  expect(Stream.opened.filter(({ isOpen }) => isOpen)).toEqual([])
})

test('a row that has to be read again is told, and whether the stream is open', () => {
  const rows: string[] = []
  const states: boolean[] = []
  const stop = listenForChanges('/api/stream', () => undefined, {
    onStale: (row) => rows.push(row),
    onOpen: (isOpen) => states.push(isOpen),
  })
  newest().change()
  newest().dispatchEvent(new MessageEvent('stale', { data: 'report-set 1' }))
  expect(rows).toEqual(['report-set 1'])
  expect(states.at(-1)).toBe(true)
  newest().onerror?.()
  expect(states.at(-1)).toBe(false)
  jest.advanceTimersByTime(1000)
  newest().change()
  expect(states.at(-1)).toBe(true)
  stop()
  expect(states.at(-1)).toBe(false)
})

test('a stream whose share newer windows have taken waits a minute, or until the page is looked at anew', () => {
  const stop = listenForChanges('/api/stream', () => undefined)
  newest().change()
  newest().dispatchEvent(new Event('superseded'))
  expect(newest().isOpen).toBe(false)
  jest.advanceTimersByTime(59_000)
  expect(Stream.opened).toHaveLength(1)
  document.dispatchEvent(new window.Event('visibilitychange'))
  expect(Stream.opened).toHaveLength(2)
  newest().dispatchEvent(new Event('superseded'))
  jest.advanceTimersByTime(60_000)
  expect(Stream.opened).toHaveLength(3)
  stop()
})

test('there are no callbacks after stopping', () => {
  const stop = listenForChanges('/api/stream', () => undefined)
  newest().onerror?.()
  stop()
  jest.advanceTimersByTime(120_000)
  window.dispatchEvent(new window.Event('online'))
  expect(Stream.opened).toHaveLength(1)
})

test('waits a second, then twice as long each time, at most a minute', () => {
  expect([1, 2, 3, 7, 40].map((failures) => delayOf(failures, 1))).toEqual([1000, 2000, 4000, 60_000, 60_000])
})

test('reconnects are spread over time', () => {
  expect(delayOf(3, 0)).toBe(2000)
  expect(delayOf(3, 0.5)).toBe(3000)
})
