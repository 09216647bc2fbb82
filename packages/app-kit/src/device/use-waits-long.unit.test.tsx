import { afterEach, beforeEach, expect, jest, test } from 'bun:test'
import { act, inDocument, page, render } from '@lernspur/ui/testing/document'
import { useWaitsLong } from './use-waits-long'

inDocument()
beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

function Warning({ oldest }: { oldest?: string }) {
  return useWaitsLong(oldest) && <p>waits</p>
}

const passes = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const isTold = () => page().queryByText('waits') !== null

test('who types on and on, each entry on its way for a moment, is not told that entries wait', () => {
  const { rerender } = render(<Warning />)
  for (let cell = 0; cell < 20; cell += 1) {
    rerender(<Warning oldest={`cell ${cell}`} />)
    passes(500)
    expect(isTold()).toBe(false)
  }
})

test('an entry that is still there after 3 seconds waits, until it is sent', () => {
  const { rerender } = render(<Warning oldest="cell" />)
  passes(2999)
  expect(isTold()).toBe(false)
  passes(1)
  expect(isTold()).toBe(true)
  rerender(<Warning />)
  expect(isTold()).toBe(false)
})
