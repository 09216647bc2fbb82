// The document must be there before the libraries, which look for it while they load.
import '@lernspur/ui/testing/document'

import { afterEach, beforeEach, expect, jest, test } from 'bun:test'
import { csrfTokenAtom, store, whoAmIAtom } from '@lernspur/app-runtime'
import { queuedCallsAtom } from '@lernspur/app-runtime/testing/page'
import { act, inDocument, page, render } from '@lernspur/ui/testing/document'
import { Profiler } from 'react'
import { useWaitsLong } from './use-waits-long'

inDocument()
beforeEach(() => {
  // Whom a file of the same process may have left signed in has calls on the device, which would be read.
  store.set(csrfTokenAtom, null)
  store.set(whoAmIAtom, null)
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

afterEach(() => store.set(queuedCallsAtom, []))

function Warning() {
  return useWaitsLong() && <p>waits</p>
}

const queue = (...keys: readonly string[]) =>
  act(() => {
    const call = { state: 'sending', params: undefined, body: {}, addedAt: 0, failure: null } as const
    const about = { schoolClassId: '3a', title: 'Rechnen' }
    store.set(
      queuedCallsAtom,
      keys.map((key) => ({ ...call, key, about, isUnsure: false, isPicture: false })),
    )
  })
const passes = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const isReported = () => page().queryByText('waits') !== null

test('who types on and on, each entry on its way for a moment, is not told that entries wait, and renders nothing', () => {
  let rendered = 0
  render(
    <Profiler id="warning" onRender={() => rendered++}>
      <Warning />
    </Profiler>,
  )
  for (let cell = 0; cell < 20; cell += 1) {
    queue(`cell ${cell}`)
    passes(500)
    queue()
    expect(isReported()).toBe(false)
  }
  expect(rendered).toBe(1)
})

test('an entry that is still there after 3 seconds waits, until it is sent', () => {
  render(<Warning />)
  queue('cell', 'another')
  passes(2999)
  expect(isReported()).toBe(false)
  queue('cell')
  passes(1)
  expect(isReported()).toBe(true)
  queue()
  expect(isReported()).toBe(false)
})
