import { useTranslation } from '@lernspur/app-kit'
import { CommandDialog } from '@lernspur/ui/choice/command-dialog'
import { useRef, useState } from 'react'
import { findEntries } from './find-entries'
import { useActions } from './use-actions'
import { useChildren } from './use-children'
import { usePages } from './use-pages'

interface PaletteProps {
  open: boolean
  onOpenChange(open: boolean): void
}

function OpenPalette({ open, onOpenChange }: PaletteProps) {
  const { t } = useTranslation('shell.palette')
  const [query, setQuery] = useState('')
  const pages = usePages()
  const { children, loading } = useChildren()
  const actions = useActions()
  const navigates = useRef(false)
  const shown = findEntries([...pages, ...children, ...actions], query)
  const choose = (value: string) => {
    const entry = shown.find((one) => one.value === value)
    navigates.current = entry?.navigates === true
    onOpenChange(false)
    entry?.run()
  }
  return (
    <CommandDialog
      open={open}
      onOpenChange={onOpenChange}
      onCloseAutoFocus={(event) => navigates.current && event.preventDefault()}
      label={t(($) => $.label)}
      placeholder={t(($) => $.placeholder)}
      empty={loading ? t(($) => $.loading) : t(($) => $.empty)}
      items={shown}
      query={query}
      onQueryChange={setQuery}
      onSelect={choose}
    />
  )
}

/** Opens every page, class and student, and runs frequent actions, by keyboard alone. */
export default function Palette({ open, onOpenChange }: PaletteProps) {
  // Each opening starts empty; the previous content stays for the closing animation.
  const [opening, setOpening] = useState({ open, count: 0 })
  if (open !== opening.open) setOpening({ open, count: opening.count + (open ? 1 : 0) })
  return <OpenPalette key={opening.count} open={open} onOpenChange={onOpenChange} />
}
