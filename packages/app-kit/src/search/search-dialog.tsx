import { useAtom, useAtomValue } from '@lernspur/app-runtime'
import { CommandPalette } from '@lernspur/ui/components/command/command-palette'
import { useRef, useState } from 'react'
import type { SearchEntry } from './search-entry'
import { focusBeforeAtom, returnFocus, searchEnteredAtom, searchQueryAtom } from './search-state'
import { rememberEntry } from './use-recent'

interface SearchDialogProps {
  open: boolean
  onOpenChange(open: boolean): void
  label: string
  placeholder: string
  /** Shown if nothing matches, or nothing has been found yet. */
  empty: string
  entries: readonly SearchEntry[]
  /** More entries are on their way. */
  isBusy: boolean
}

function Opening({ open, onOpenChange, label, placeholder, empty, entries, isBusy }: SearchDialogProps) {
  const [query, setQuery] = useAtom(searchQueryAtom)
  const entered = useAtomValue(searchEnteredAtom)
  const before = useAtomValue(focusBeforeAtom)
  const chosen = useRef<SearchEntry>(undefined)
  const choose = (value: string) => {
    const entry = entries.find((one) => one.value === value)
    chosen.current = entry
    onOpenChange(false)
    if (entry) rememberEntry(entry)
    if (!entry?.runsLate) entry?.run()
  }
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      onCloseAutoFocus={(event) => {
        if (chosen.current?.navigates || returnFocus(before)) event.preventDefault()
        if (chosen.current?.runsLate) chosen.current.run()
      }}
      label={label}
      placeholder={placeholder}
      empty={empty}
      items={entries}
      query={query}
      onQueryChange={setQuery}
      onSelect={choose}
      busy={isBusy}
      entered={entered}
    />
  )
}

/** The search over everything as a dialog. Each opening starts again; what it showed stays for the closing animation. */
export function SearchDialog(props: SearchDialogProps) {
  const { open } = props
  const [opening, setOpening] = useState({ open, count: 0 })
  if (open !== opening.open) setOpening({ open, count: opening.count + (open ? 1 : 0) })
  return <Opening key={opening.count} {...props} />
}
