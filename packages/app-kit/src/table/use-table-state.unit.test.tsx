// The document must be there before the libraries, which look for it while they load.
import '@lernspur/ui/testing/document'

import { expect, test } from 'bun:test'
import { useLocation } from '@lernspur/app-runtime'
import { MemoryRouter } from '@lernspur/app-runtime/testing/page'
import { fireEvent, inDocument, page, render } from '@lernspur/ui/testing/document'
import { pageOfList } from './page-of-list'
import { useTableState } from './use-table-state'

inDocument()

function Probe() {
  const table = useTableState({ field: 'name', dir: 'asc' })
  const { search } = useLocation()
  const list = pageOfList(table, ['name', 'count'], 50)
  const press = (name: string, act: () => void) => (
    <button type="button" onClick={act}>
      {name}
    </button>
  )
  return (
    <>
      <output>{JSON.stringify({ search, typed: table.search, state: table.choice('state'), ...list })}</output>
      {press('search', () => table.change({ search: 'Lin', state: '' }))}
      {press('sort', () => table.sortBy('count', 'desc'))}
      {press('page', () => table.change({ page: '3' }))}
      {press('columns', () => table.change({ columns: 'count' }))}
    </>
  )
}

const open = (address: string) => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Probe />
    </MemoryRouter>,
  )
  const visible = () => JSON.parse(page().getByRole('status').textContent ?? '') as Record<string, unknown>
  const press = (name: string) => fireEvent.click(page().getByRole('button', { name }))
  return { shown: visible, press }
}

test('a URL restores search, filters, sorting and page of a table', () => {
  const { shown: visible } = open('/list?search=See&state=active&sort=count&dir=desc&page=2')
  expect(visible()).toMatchObject({
    typed: 'See',
    state: 'active',
    order: [{ field: 'count', dir: 'desc' }],
    offset: 50,
    limit: 50,
  })
})

test('invalid values in the URL are ignored', () => {
  const { shown: visible } = open('/list?sort=password&dir=up&page=-4')
  expect(visible()).toMatchObject({ typed: '', order: [{ field: 'name', dir: 'asc' }], offset: 0 })
})

test('changes preserve other parameters of the URL; different rows start at the first page', () => {
  const { shown: visible, press } = open('/list?tab=a&state=active')
  press('page')
  press('columns')
  expect(visible().search).toBe('?tab=a&state=active&page=3&columns=count')
  press('sort')
  expect(visible().search).toBe('?tab=a&state=active&columns=count&sort=count&dir=desc')
  press('page')
  press('search')
  expect(visible().search).toBe('?tab=a&columns=count&sort=count&dir=desc&search=Lin')
})
