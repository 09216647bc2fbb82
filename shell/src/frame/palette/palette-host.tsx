import { useAtom, useTranslation } from '@lernspur/app-kit'
import { EarlyField } from '@lernspur/app-kit/search/early-field'
import { searchAtom } from '@lernspur/app-kit/search/search-state'
import { lazy, Suspense, useEffect, useState } from 'react'

const Palette = lazy(() => import('./palette'))

/** Renders the global search, opened by its button or by Ctrl/Cmd-K; loaded when first opened, without losing a key. */
export function PaletteHost() {
  const { t } = useTranslation('shell.frame')
  const [open, setOpen] = useAtom(searchAtom)
  const [asked, setAsked] = useState(false)
  if (open && !asked) setAsked(true)

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setOpen(!open)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [open, setOpen])

  return (
    asked && (
      <Suspense fallback={open && <EarlyField label={t(($) => $.search.label)} />}>
        <Palette open={open} onOpenChange={setOpen} />
      </Suspense>
    )
  )
}
