import { expect, test } from 'bun:test'
import { fireEvent, inDocument, page, render } from '../../testing/document'
import { Board, box, choosing, many, names } from './testing/board'

inDocument()

test('the controls of all rows are one Tab stop with arrow keys', () => {
  render(<Board {...choosing} />)
  const stops = () => document.querySelectorAll('tbody [tabindex="0"]')
  expect(stops()).toHaveLength(1)
  expect(stops()[0]).toBe(box('choose Amelie'))
  const active = () => document.activeElement
  const key = (name: string) => fireEvent.keyDown(active() ?? document.body, { key: name })
  box('choose Amelie').focus()
  key('ArrowRight')
  expect(active()?.textContent).toBe('Amelie')
  key('ArrowDown')
  expect(active()?.textContent).toBe('Ben')
  key('End')
  expect(active()?.textContent).toBe('Zoë')
  key('ArrowRight')
  expect(active()?.textContent).toBe('edit')
  key('Home')
  expect(active()?.closest('tr')?.querySelector('th')?.textContent).toBe('Amelie')
  expect(stops()).toHaveLength(1)
  expect(active()).toBe(stops()[0] ?? null)
})

test('a click on a row follows its link, a click on a control does not', () => {
  const followed: string[] = []
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for what comes from below.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
    <div onClick={({ target }) => target instanceof HTMLAnchorElement && followed.push(target.textContent)}>
      <Board />
    </div>,
  )
  fireEvent.click(page().getByRole('cell', { name: '10' }))
  fireEvent.click(page().getAllByRole('button', { name: 'edit' })[0] ?? document.body)
  expect(followed).toEqual(['Ben'])
})

/** happy-dom has no layout: simulates a scroller of 600 pixels with rows of 53. */
const withLayout = (run: () => void) => {
  const sizes = { clientHeight: 600, clientWidth: 800, offsetHeight: 53 }
  for (const [name, size] of Object.entries(sizes))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => size })
  try {
    run()
  } finally {
    for (const name of Object.keys(sizes)) Reflect.deleteProperty(HTMLElement.prototype, name)
  }
}

test('renders only the visible rows of a long table, with their position for screen readers', () => {
  withLayout(() => {
    render(<Board rows={many} />)
    const drawn = page().getAllByRole('row')
    expect(drawn.length).toBeGreaterThan(12)
    expect(drawn.length).toBeLessThan(40)
    expect(page().getByRole('table').getAttribute('aria-rowcount')).toBe('401')
    expect(drawn.slice(0, 3).map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '2', '3'])
    expect(names().slice(0, 3)).toEqual(['Child 1', 'Child 2', 'Child 3'])
  })
})

test('renders all rows of a table of 200, without positions', () => {
  render(<Board rows={many.slice(0, 200)} />)
  expect(page().getAllByRole('row')).toHaveLength(201)
  expect(page().getByRole('table').hasAttribute('aria-rowcount')).toBe(false)
})
