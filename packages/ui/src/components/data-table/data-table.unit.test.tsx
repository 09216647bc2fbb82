import { expect, test } from 'bun:test'
import { act, fireEvent, inDocument, page, render, within } from '../../testing/document'
import type { DataColumn } from './model/column'
import { addresses, Board, box, choosing, few, names, type Pupil, press, titles } from './testing/board'

inDocument()

test('a header sorts both ways, texts by locale, empty values always last', () => {
  render(<Board />)
  expect(names()).toEqual(['Amelie', 'Ben', 'Özlem', 'Zoë'])
  press('Entries')
  expect(names()).toEqual(['Amelie', 'Özlem', 'Ben', 'Zoë'])
  press('Entries')
  expect(names()).toEqual(['Ben', 'Özlem', 'Amelie', 'Zoë'])
  expect(page().getByRole('columnheader', { name: 'Entries' }).getAttribute('aria-sort')).toBe('descending')
  expect(addresses.at(-1)).toBe('sort=entries&dir=desc')
})

test('search and filters of the URL filter the rows, and an empty result is shown', () => {
  const { unmount } = render(<Board address="search=oz" />)
  expect(names()).toEqual(['Özlem'])
  unmount()
  const { unmount: leave } = render(<Board address="state=closed" />)
  expect(names()).toEqual(['Zoë'])
  leave()
  render(<Board address="search=nobody" />)
  expect(page().queryByRole('table')).toBeNull()
  expect(page().getByText('nobody')).toBeTruthy()
})

test('a table of nothing that is not filtered has no toolbar', () => {
  render(<Board rows={[]} filters={undefined} onExport={() => Promise.resolve()} />)
  expect(page().getByText('nobody')).toBeTruthy()
  expect(page().queryAllByRole('button')).toHaveLength(0)
})

test('a page that no longer exists falls back to the last one, and sorting returns to the first', () => {
  const { unmount } = render(<Board address="page=9" pageSize={3} />)
  expect(names()).toEqual(['Zoë'])
  expect(addresses.at(-1)).toBe('page=2')
  expect(page().getByText('4-4 of 4')).toBeTruthy()
  expect(page().getByRole('table').getAttribute('aria-rowcount')).toBe('5')
  expect(page().getAllByRole('row')[1]?.getAttribute('aria-rowindex')).toBe('5')
  press('Entries')
  expect(names()).toEqual(['Amelie', 'Özlem', 'Ben'])
  press('on')
  expect(addresses.at(-1)).toBe('sort=entries&dir=asc&page=2')
  unmount()
})

test('a server-side table shows the rows as given and requests others by its state only', () => {
  render(<Board address="search=xyz&page=2" count={7} pageSize={4} rows={few.slice(0, 3)} />)
  expect(names()).toEqual(['Özlem', 'Ben', 'Zoë'])
  expect(page().getByText('5-7 of 7')).toBeTruthy()
})

test('columns can be hidden and shown', async () => {
  const { unmount } = render(<Board />)
  expect(titles()).toEqual(['Name', 'Entries', 'Edit'])
  const opener = page().getByRole('button', { name: 'columns' })
  await act(async () => {
    fireEvent.click(opener)
    // Loaded on demand.
    await import('./column-menu')
  })
  const choice = page().getAllByRole('menuitemcheckbox')
  expect(choice.map((one) => [one.textContent, one.getAttribute('aria-checked')])).toEqual([
    ['Entries', 'true'],
    ['Class', 'false'],
  ])
  await act(async () => fireEvent.click(page().getByRole('menuitemcheckbox', { name: 'Class' })))
  expect(addresses.at(-1)).toBe('columns=entries%2Cclass')
  unmount()
  const { unmount: leave } = render(<Board address="columns=class" />)
  expect(titles()).toEqual(['Name', 'Class', 'Edit'])
  leave()
  render(<Board address="columns=none" />)
  expect(titles()).toEqual(['Name', 'Edit'])
})

test('rows can be chosen one by one, as a range with Shift, and all matching ones at once', () => {
  const done: string[][] = []
  const bulk = (chosen: readonly Pupil[]) => (
    <button type="button" onClick={() => done.push(chosen.map(({ name }) => name))}>
      act
    </button>
  )
  render(<Board {...choosing} bulk={bulk} address="search=e" />)
  expect(names()).toEqual(['Amelie', 'Ben', 'Özlem', 'Zoë'])
  fireEvent.click(box('choose Amelie'))
  fireEvent.click(box('choose Özlem'), { shiftKey: true })
  const bar = () => within(page().getByRole('region', { name: 'chosen rows' }))
  expect(bar().getByText('3 chosen')).toBeTruthy()
  expect(box('all').getAttribute('aria-checked')).toBe('mixed')
  press('act')
  fireEvent.click(box('all'))
  press('act')
  expect(done).toEqual([
    ['Amelie', 'Ben', 'Özlem'],
    ['Amelie', 'Ben', 'Özlem', 'Zoë'],
  ])
  press('none')
  expect(page().queryByRole('region', { name: 'chosen rows' })).toBeNull()
})

test('a server-side table keeps the choice over its pages, extends it to all, and ends it with other conditions', async () => {
  const done: string[][] = []
  const bulk = (chosen: readonly Pupil[]) => (
    <button type="button" onClick={() => done.push(chosen.map(({ name }) => name).toSorted())}>
      act
    </button>
  )
  const served = { ...choosing, bulk, count: 4, pageSize: 2, readAll: async () => few }
  const { rerender } = render(<Board {...served} rows={few.slice(0, 2)} />)
  fireEvent.click(box('choose Ben'))
  press('on')
  rerender(<Board {...served} rows={few.slice(2)} />)
  fireEvent.click(box('choose Zoë'))
  press('act')
  fireEvent.click(box('choose Amelie'))
  await act(async () => press('choose all 4'))
  press('act')
  expect(done).toEqual([
    ['Ben', 'Zoë'],
    ['Amelie', 'Ben', 'Zoë', 'Özlem'],
  ])
  press('filter')
  expect(page().queryByRole('region', { name: 'chosen rows' })).toBeNull()
})

test('all that can be chosen are offered by their number, and nothing when the page has them all', async () => {
  const done: string[][] = []
  const bulk = (chosen: readonly Pupil[]) => (
    <button type="button" onClick={() => done.push(chosen.map(({ name }) => name).toSorted())}>
      act
    </button>
  )
  const isChoosable = ({ name }: Pupil) => name !== 'Zoë'
  const served = { ...choosing, bulk, isChoosable, count: 4, readAll: async () => few }
  const { unmount } = render(<Board {...served} pageSize={2} rows={few.slice(0, 2)} />)
  await act(async () => fireEvent.click(box('all')))
  await act(async () => press('choose all 3'))
  press('act')
  expect(done).toEqual([['Amelie', 'Ben', 'Özlem']])
  expect(page().queryByRole('button', { name: /^choose all/ })).toBeNull()
  unmount()
  render(<Board {...served} pageSize={10} />)
  await act(async () => fireEvent.click(box('all')))
  expect(page().queryByRole('button', { name: /^choose all/ })).toBeNull()
})

test('the export has the visible columns with values, and the rows of all pages in order', async () => {
  const exported: unknown[] = []
  const onExport = async (visible: readonly DataColumn<Pupil>[], rows: readonly Pupil[]) => {
    exported.push(
      visible.map(({ id }) => id),
      rows.map(({ name }) => name),
    )
  }
  render(<Board onExport={onExport} pageSize={1} address="state=open" />)
  await act(async () => press('download'))
  expect(exported).toEqual([
    ['name', 'entries'],
    ['Amelie', 'Ben', 'Özlem'],
  ])
})

test('what stands around the number of rows is in its place before that is known', () => {
  const summary = (count: number) => `${count} in all`
  const positions = () =>
    page().getByRole('button', { name: 'download' }).parentElement?.parentElement?.childElementCount
  const { rerender } = render(<Board rows={undefined} summary={summary} onExport={async () => {}} />)
  const before = positions()
  rerender(<Board summary={summary} onExport={async () => {}} />)
  expect([before, page().queryByText('4 in all') !== null]).toEqual([positions(), true])
})

test('the header shows while the first rows load, and a failure replaces them', () => {
  const { rerender } = render(<Board rows={undefined} />)
  expect(titles()).toEqual(['Name', 'Entries', 'Edit'])
  expect(page().getByRole('status').textContent).toBe('loading')
  // Nobody knows how many there are.
  rerender(<Board rows={undefined} failure={<p>broken</p>} summary={(count) => `${count} in all`} />)
  expect(page().queryByText('0 in all')).toBeNull()
  expect(page().getByText('broken')).toBeTruthy()
  expect(page().queryByRole('table')).toBeNull()
})
