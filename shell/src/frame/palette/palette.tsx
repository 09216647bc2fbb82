import { useAtom, useAtomValue, useTranslation } from '@lernspur/app-kit'
import { CommandDialog } from '@lernspur/ui/choice/command-dialog'
import { useRef, useState } from 'react'
import { findEntries } from './find-entries'
import { focusBeforeAtom, paletteEnteredAtom, paletteQueryAtom, returnFocus } from './palette-atom'
import type { PaletteEntry } from './palette-entry'
import { useActions } from './use-actions'
import { useChildren } from './use-children'
import { useFound } from './use-found'
import { usePages } from './use-pages'
import { rememberEntry, useRecent } from './use-recent'
import { useVerbEntries } from './verb/use-verb-entries'

interface PaletteProps {
  open: boolean
  onOpenChange(open: boolean): void
}

/** Everything that the search shows for a query. */
const useEntries = (query: string) => {
  const { found, isBusy } = useFound(query)
  const recent = useRecent()
  const pages = usePages()
  const children = useChildren(found)
  const verbs = useVerbEntries(found)
  const actions = useActions()
  const all = [...pages, ...children, ...verbs, ...actions]
  return { shown: query.trim() === '' ? [...recent, ...findEntries(all, '')] : findEntries(all, query), isBusy }
}

function OpenPalette({ open, onOpenChange }: PaletteProps) {
  const { t } = useTranslation('shell.palette')
  const [query, setQuery] = useAtom(paletteQueryAtom)
  const entered = useAtomValue(paletteEnteredAtom)
  const before = useAtomValue(focusBeforeAtom)
  const { shown, isBusy } = useEntries(query)
  const chosen = useRef<PaletteEntry>(undefined)
  const choose = (value: string) => {
    const entry = shown.find((one) => one.value === value)
    chosen.current = entry
    onOpenChange(false)
    if (entry) rememberEntry(entry)
    if (!entry?.runsLate) entry?.run()
  }
  return (
    <CommandDialog
      open={open}
      onOpenChange={onOpenChange}
      onCloseAutoFocus={(event) => {
        if (chosen.current?.navigates || returnFocus(before)) event.preventDefault()
        if (chosen.current?.runsLate) chosen.current.run()
      }}
      label={t(($) => $.label)}
      placeholder={t(($) => $.placeholder)}
      empty={isBusy ? t(($) => $.loading) : t(($) => $.empty)}
      items={shown}
      query={query}
      onQueryChange={setQuery}
      onSelect={choose}
      busy={isBusy}
      entered={entered}
    />
  )
}

/** Opens every page, class and student, competence and report, and runs what can be done, by keyboard alone. */
export default function Palette({ open, onOpenChange }: PaletteProps) {
  // Each opening starts anew; the previous content stays for the closing animation.
  const [opening, setOpening] = useState({ open, count: 0 })
  if (open !== opening.open) setOpening({ open, count: opening.count + (open ? 1 : 0) })
  return <OpenPalette key={opening.count} open={open} onOpenChange={onOpenChange} />
}
