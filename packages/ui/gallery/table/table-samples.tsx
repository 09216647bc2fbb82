import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { IconButton } from '../../src/components/button/icon-button'
import { PersonAvatar } from '../../src/components/data/person-avatar'
import type { DataColumn } from '../../src/components/data-table/model/column'
import { Badge } from '../../src/components/ui/badge'
import { children } from '../samples'

export interface Child {
  id: string
  name: string
  schoolClass: string
  entries: number
  seen: Date
  isOpen: boolean
}

export const rowsOf = (count: number): Child[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `z${index}`,
    name: children[index % children.length]?.name ?? '',
    schoolClass: `${1 + (index % 4)}${'abc'[index % 3]}`,
    entries: (index * 97) % 1300,
    seen: new Date(Date.UTC(2026, 10, 1 + (index % 20))),
    isOpen: index % 3 !== 0,
  }))

const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'UTC' })

export const columns: readonly DataColumn<Child>[] = [
  {
    id: 'name',
    title: 'Kind',
    isRowHead: true,
    isSortable: true,
    value: ({ name }) => name,
    searchText: ({ name, schoolClass }) => `${name} ${schoolClass}`,
    cell: ({ name, schoolClass }) => (
      <span className="flex items-center gap-3">
        <PersonAvatar name={name} size={32} />
        <span className="min-w-0">
          <a href="#kind" className="hover:underline">
            {name}
          </a>
          <span className="block text-xs font-normal text-muted-foreground md:hidden">{schoolClass}</span>
        </span>
      </span>
    ),
  },
  {
    id: 'schoolClass',
    title: 'Klasse',
    isSortable: true,
    from: 'md',
    shown: 'chosen',
    width: '6rem',
    value: ({ schoolClass }) => schoolClass,
  },
  {
    id: 'entries',
    title: 'Einträge',
    isSortable: true,
    isNumber: true,
    from: 'sm',
    shown: 'chosen',
    width: '7.5rem',
    value: ({ entries }) => entries,
    cell: ({ entries }) => entries.toLocaleString('de-DE'),
  },
  {
    id: 'seen',
    title: 'Zuletzt gesehen',
    isSortable: true,
    from: 'lg',
    shown: 'unchosen',
    width: '10rem',
    value: ({ seen }) => seen,
    cell: ({ seen }) => day.format(seen),
  },
  {
    id: 'state',
    title: 'Stand',
    width: '9rem',
    value: ({ isOpen }) => (isOpen ? 'offen' : 'abgeschlossen'),
    fits: ({ isOpen }, choice) => isOpen === (choice === 'open'),
    cell: ({ isOpen }) => (
      <Badge variant={isOpen ? 'secondary' : 'success'}>{isOpen ? 'offen' : 'abgeschlossen'}</Badge>
    ),
  },
  {
    id: 'actions',
    title: 'Aktionen',
    hideTitle: true,
    from: 'sm',
    width: '7rem',
    cell: ({ name }) => (
      <span className="flex justify-end">
        <IconButton label={`${name} bearbeiten`} size="icon-sm">
          <Pencil aria-hidden />
        </IconButton>
        <IconButton label={`${name} entfernen`} size="icon-sm">
          <Trash2 aria-hidden />
        </IconButton>
      </span>
    ),
  },
]
