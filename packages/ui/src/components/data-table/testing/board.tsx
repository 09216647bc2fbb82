import { useState } from 'react'
import { fireEvent, page } from '../../../testing/document'
import { tableStateOf } from '../../table/table-state'
import { DataTable, type DataTableProps } from '../data-table'
import type { DataColumn } from '../model/column'

export interface Pupil {
  id: string
  name: string
  entries: number | null
  isOpen: boolean
}

const pupil = (name: string, entries: number | null, isOpen = true): Pupil => ({ id: name, name, entries, isOpen })
export const few = [pupil('Özlem', 2), pupil('Ben', 10), pupil('Zoë', null, false), pupil('Amelie', 1)]
export const many = Array.from({ length: 400 }, (_, index) => pupil(`Child ${index + 1}`, index))

const columns: DataColumn<Pupil>[] = [
  {
    id: 'name',
    title: 'Name',
    isRowHead: true,
    isSortable: true,
    value: ({ name }) => name,
    searchText: ({ name }) => name,
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
  chooseAllPages: (count: number) => `choose all ${count}`,
  chosen: 'chosen rows',
  chosenCount: (count: number) => `${count} chosen`,
  clearChoice: 'none',
}

/** The URL after each render. */
export const addresses: string[] = []

/** A table of students with its state in the URL. */
export function Board({ address = '', ...props }: Partial<DataTableProps<Pupil>> & { address?: string }) {
  const [params, setParams] = useState(() => new URLSearchParams(address))
  addresses.push(String(params))
  const state = tableStateOf(params, { field: 'name', dir: 'asc' }, setParams)
  return (
    <DataTable
      label="Pupils"
      texts={texts}
      loadingLabel="loading"
      state={state}
      filters={
        <button type="button" onClick={() => state.change({ state: 'open' })}>
          filter
        </button>
      }
      columns={columns}
      rows={few}
      rowId={({ id }) => id}
      empty={<p>nobody</p>}
      {...props}
    />
  )
}

export const names = () =>
  page()
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
export const titles = () =>
  page()
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
export const box = (name: string) => page().getByRole('checkbox', { name })
export const press = (name: string) => fireEvent.click(page().getByRole('button', { name }))
export const choosing = { chooseLabel: ({ name }: Pupil) => `choose ${name}` }
