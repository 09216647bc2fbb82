import { expect, test } from 'bun:test'
import { useState } from 'react'
import { tableStateOf } from '../table/table-state'
import { act, fireEvent, inDocument, page, render, within } from '../testing/document'
import type { DataColumn } from './column'
import { DataTable, type DataTableProps } from './data-table'

inDocument()

interface Pupil {
  id: string
  name: string
  entries: number | null
  isOpen: boolean
}

const pupil = (name: string, entries: number | null, isOpen = true): Pupil => ({ id: name, name, entries, isOpen })
const few = [pupil('Özlem', 2), pupil('Ben', 10), pupil('Zoë', null, false), pupil('Amelie', 1)]
const many = Array.from({ length: 400 }, (_, index) => pupil(`Child ${index + 1}`, index))

const columns: DataColumn<Pupil>[] = [
  {
    id: 'name',
    title: 'Name',
    isRowHead: true,
    isSortable: true,
    value: ({ name }) => name,
    words: ({ name }) => name,
    cell: ({ name }) => <a href={`#${name}`}>{name}</a>,
  },
  {
    id: 'entries',
    title: 'Entries',
    isSortable: true,
    isNumber: true,
    shown: 'chosen',
    value: ({ entries }) => entries,
  },
  { id: 'class', title: 'Class', shown: 'unchosen', value: () => '3a' },
  {
    id: 'state',
    title: 'State',
    shown: 'never',
    value: ({ isOpen }) => isOpen,
    fits: ({ isOpen }, choice) => isOpen === (choice === 'open'),
  },
  { id: 'edit', title: 'Edit', hideTitle: true, cell: () => <button type="button">edit</button> },
]

const texts = {
  range: (first: number, last: number, all: number) => `${first}-${last} of ${all}`,
  previous: 'back',
  next: 'on',
  columns: 'columns',
  download: 'download',
  chooseAll: 'all',
  chosen: 'chosen rows',
  chosenCount: (count: number) => `${count} chosen`,
  clearChoice: 'none',
}

const addresses: string[] = []

function Board({ address = '', ...props }: Partial<DataTableProps<Pupil>> & { address?: string }) {
  const [params, setParams] = useState(() => new URLSearchParams(address))
  addresses.push(String(params))
  return (
    <DataTable
      label="Pupils"
      texts={texts}
      loadingLabel="loading"
      state={tableStateOf(params, { field: 'name', dir: 'asc' }, setParams)}
      columns={columns}
      rows={few}
      rowId={({ id }) => id}
      empty={<p>nobody</p>}
      {...props}
    />
  )
}

const names = () =>
  page()
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
const titles = () =>
  page()
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
const box = (name: string) => page().getByRole('checkbox', { name })
const press = (name: string) => fireEvent.click(page().getByRole('button', { name }))
const choosing = { chooseLabel: ({ name }: Pupil) => `choose ${name}` }

test('a header sorts up and down, texts as people sort them, empty values last either way', () => {
  render(<Board />)
  expect(names()).toEqual(['Amelie', 'Ben', 'Özlem', 'Zoë'])
  press('Entries')
  expect(names()).toEqual(['Amelie', 'Özlem', 'Ben', 'Zoë'])
  press('Entries')
  expect(names()).toEqual(['Ben', 'Özlem', 'Amelie', 'Zoë'])
  expect(page().getByRole('columnheader', { name: 'Entries' }).getAttribute('aria-sort')).toBe('descending')
  expect(addresses.at(-1)).toBe('sort=entries&dir=desc')
})

test('search and filters of the address narrow the rows, and nothing that fits says so', () => {
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

test('pages turn, a page that is gone is the last one, and another order begins at the first', () => {
  const { unmount } = render(<Board address="page=9" pageSize={3} />)
  expect(names()).toEqual(['Zoë'])
  expect(page().getByText('4-4 of 4')).toBeTruthy()
  expect(page().getByRole('table').getAttribute('aria-rowcount')).toBe('5')
  expect(page().getAllByRole('row')[1]?.getAttribute('aria-rowindex')).toBe('5')
  press('Entries')
  expect(names()).toEqual(['Amelie', 'Özlem', 'Ben'])
  press('on')
  expect(addresses.at(-1)).toBe('sort=entries&dir=asc&page=2')
  unmount()
})

test('a served table shows the rows as they came and asks for others by its state alone', () => {
  render(<Board address="search=xyz&page=2" count={7} pageSize={4} rows={few.slice(0, 3)} />)
  expect(names()).toEqual(['Özlem', 'Ben', 'Zoë'])
  expect(page().getByText('5-7 of 7')).toBeTruthy()
})

test('columns are taken away and brought back', async () => {
  const { unmount } = render(<Board />)
  expect(titles()).toEqual(['Name', 'Entries', 'Edit'])
  const opener = page().getByRole('button', { name: 'columns' })
  await act(async () => fireEvent.keyDown(opener, { key: 'Enter' }))
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

test('rows are chosen one by one, from one to another with Shift, and all that fit together', () => {
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

test('the export gets the columns that show and have values, and the rows of all pages in their order', async () => {
  const exported: unknown[] = []
  const onExport = async (shown: readonly DataColumn<Pupil>[], rows: readonly Pupil[]) => {
    exported.push(
      shown.map(({ id }) => id),
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

test('the first rows are awaited under the same header, and a failure stands in their place', () => {
  const { rerender } = render(<Board rows={undefined} />)
  expect(titles()).toEqual(['Name', 'Entries', 'Edit'])
  expect(page().getByRole('status').textContent).toBe('loading')
  rerender(<Board rows={undefined} failure={<p>broken</p>} />)
  expect(page().getByText('broken')).toBeTruthy()
  expect(page().queryByRole('table')).toBeNull()
})

test('the controls of all rows are one Tab stop that arrow keys move', () => {
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
  expect(stops()[0]).toBe(active())
})

test('a press on a row follows its link, a press on a control of it does not', () => {
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

/** The document of tests knows no layout: a scroller of 600 pixels with rows of 53. */
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

test('of a long table only rows in sight are drawn, and screen readers get the place of each', () => {
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

test('a table of 200 rows is drawn whole, and needs no places', () => {
  render(<Board rows={many.slice(0, 200)} />)
  expect(page().getAllByRole('row')).toHaveLength(201)
  expect(page().getByRole('table').hasAttribute('aria-rowcount')).toBe(false)
})
