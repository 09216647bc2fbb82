import { useAtom } from '@lernspur/app-kit'
import { lazy, Suspense, useEffect, useState } from 'react'
import { EarlyField } from './early-field'
import { paletteAtom } from './palette-atom'

const Palette = lazy(() => import('./palette'))

/** Renders the global search, opened by its button or by Ctrl/Cmd-K; loaded when first opened, without losing a key. */
export function PaletteHost() {
  const [open, setOpen] = useAtom(paletteAtom)
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
      <Suspense fallback={open && <EarlyField />}>
        <Palette open={open} onOpenChange={setOpen} />
      </Suspense>
    )
  )
}
