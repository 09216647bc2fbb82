import { EarlyField } from '@lernspur/app-kit/search/early-field'
import { searchAtom } from '@lernspur/app-kit/search/search-state'
import { useAtom, useLoaded, useTranslation } from '@lernspur/app-runtime'
import { Suspense, useEffect } from 'react'

const loadPalette = () => import('./palette')

/** Renders the global search, opened by its button or by Ctrl/Cmd-K; loaded when first opened, without losing a key. */
export function PaletteHost() {
  const { t } = useTranslation('shell.frame')
  const [open, setOpen] = useAtom(searchAtom)
  // If loading failed, opening the search tries again.
  const Palette = useLoaded(loadPalette, open, () => setOpen(false))
  const field = open && <EarlyField label={t(($) => $.search.label)} />

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setOpen(!open)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [open, setOpen])

  if (!Palette) return field
  return (
    <Suspense fallback={field}>
      <Palette open={open} onOpenChange={setOpen} />
    </Suspense>
  )
}
