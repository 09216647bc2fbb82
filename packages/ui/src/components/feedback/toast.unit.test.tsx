import { afterEach, beforeEach, expect, jest, test } from 'bun:test'
import { act, fireEvent, found, inDocument, page, render } from '../../testing/document'
import { type ToastItem, ToastStack } from './toast'

inDocument()
beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

function visible(toast: Partial<ToastItem> = {}) {
  const closed: string[] = []
  render(
    <ToastStack label="Messages" toasts={[{ id: 'a', text: 'Saved', ...toast }]} onClose={(id) => closed.push(id)} />,
  )
  const box = page().getByText('Saved').parentElement
  if (box === null) throw new Error('the toast has no box')
  return { closed, box }
}

test('a toast closes after 3000 ms and not before', () => {
  const { closed } = visible()
  wait(2999)
  expect(closed).toEqual([])
  wait(1)
  expect(closed).toEqual(['a'])
})

test('the timer stops while hovered', () => {
  const { closed, box } = visible()
  wait(1000)
  fireEvent.pointerEnter(box)
  wait(60_000)
  expect(closed).toEqual([])
  fireEvent.pointerLeave(box)
  wait(1999)
  expect(closed).toEqual([])
  wait(1)
  expect(closed).toEqual(['a'])
})

test('the timer stops while its action has the focus, and Escape closes it', () => {
  const { closed } = visible({ actionLabel: 'Undo' })
  const undo = page().getByRole('button', { name: 'Undo' })
  act(() => undo.focus())
  wait(60_000)
  expect(closed).toEqual([])
  fireEvent.keyDown(undo, { key: 'Escape' })
  expect(closed).toEqual(['a'])
})

test('the action runs and closes the toast; there is no other button', () => {
  let undone = 0
  const { closed } = visible({ actionLabel: 'Undo', onAction: () => undone++ })
  expect(page().getAllByRole('button')).toHaveLength(1)
  fireEvent.click(page().getByRole('button', { name: 'Undo' }))
  expect(undone).toBe(1)
  expect(closed).toEqual(['a'])
})

test('toasts are announced and always dark', () => {
  visible()
  const location = page().getByLabelText('Messages')
  expect(location.getAttribute('aria-live')).toBe('polite')
  expect(location.dataset.theme).toBe('dark')
})

test('pressing the action returns the focus to where it was before', () => {
  const stack = (toasts: readonly ToastItem[]) => (
    <>
      <input aria-label="Name" />
      <ToastStack label="Messages" toasts={toasts} onClose={() => {}} />
    </>
  )
  const { rerender } = render(stack([{ id: 'a', text: 'Saved', actionLabel: 'Undo' }]))
  const field = page().getByLabelText('Name')
  act(() => field.focus())
  act(() => page().getByRole('button', { name: 'Undo' }).focus())
  rerender(stack([]))
  expect(document.activeElement).toBe(field)
})

test('toasts stand above the bar with the save button, and where they always are without one', () => {
  const positionOf = () => page().getByLabelText('Messages').style.bottom
  const bar = document.createElement('div')
  bar.dataset.sticky = ''
  document.body.append(bar)
  const at = (top: number, height: number) => {
    bar.getBoundingClientRect = () => new DOMRect(0, top, 390, height)
  }
  at(window.innerHeight - 176, 120)
  const { unmount } = render(<ToastStack label="Messages" toasts={[{ id: 'a', text: 'Saved' }]} onClose={() => {}} />)
  expect(positionOf()).toBe('184px')
  unmount()
  // A bar at the end of a short page is not in the way.
  at(100, 60)
  visible()
  expect(positionOf()).toBe('')
  bar.remove()
})

test('a bar that comes after a toast, as when a page goes on with what was saved, is not covered either', async () => {
  visible()
  const bar = document.createElement('div')
  bar.dataset.sticky = ''
  bar.getBoundingClientRect = () => new DOMRect(0, window.innerHeight - 176, 390, 120)
  document.body.append(bar)
  jest.useRealTimers()
  await found(() => expect(page().getByLabelText('Messages').style.bottom).toBe('184px'))
  bar.remove()
  await found(() => expect(page().getByLabelText('Messages').style.bottom).toBe(''))
})

test('the next toast stands where it always does once the bar of the last one is gone', () => {
  const stack = (toasts: ToastItem[]) => <ToastStack label="Messages" toasts={toasts} onClose={() => {}} />
  const bar = document.createElement('div')
  bar.dataset.sticky = ''
  bar.getBoundingClientRect = () => new DOMRect(0, window.innerHeight - 176, 390, 120)
  document.body.append(bar)
  const { rerender } = render(stack([{ id: 'a', text: 'Saved' }]))
  expect(page().getByLabelText('Messages').style.bottom).toBe('184px')
  rerender(stack([]))
  bar.remove()
  rerender(stack([{ id: 'b', text: 'Saved again' }]))
  expect(page().getByLabelText('Messages').style.bottom).toBe('')
})

const sheetAt = (top: number) => {
  const sheet = document.createElement('div')
  sheet.dataset.sticky = ''
  sheet.dataset.state = 'open'
  sheet.getBoundingClientRect = () => new DOMRect(0, top, 390, window.innerHeight - top)
  document.body.append(sheet)
  return sheet
}

test('a toast stands above a sheet that rises from below, within the window, and where it always does beside a sheet at the side', () => {
  const positionOf = () => page().getByLabelText('Messages').style.bottom
  const stack = <ToastStack label="Messages" toasts={[{ id: 'a', text: 'Saved' }]} onClose={() => {}} />
  for (const [top, bottom] of [
    [300, `${window.innerHeight - 292}px`],
    [40, `${window.innerHeight - 64}px`],
    [0, ''],
  ] as const) {
    const sheet = sheetAt(top)
    const { unmount } = render(stack)
    expect(positionOf()).toBe(bottom)
    unmount()
    sheet.remove()
  }
})

test('a toast that tells what a sheet saved stands where it always does, because the sheet closes', async () => {
  const sheet = sheetAt(300)
  visible()
  jest.useRealTimers()
  sheet.dataset.state = 'closed'
  await found(() => expect(page().getByLabelText('Messages').style.bottom).toBe(''))
  sheet.remove()
})
