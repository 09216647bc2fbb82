import { store, useAtom, useLoaded } from '@lernspur/app-runtime'
import { focusHeading } from '@lernspur/ui/focus/focus-heading'
import { Suspense, useRef } from 'react'
import { tourAtom } from '../tour/tour-atom'
import { useCloseOnLeave } from '../use-close-on-leave'
import { helpAtom } from './help-atom'

const load = () => import('./help-sheet')

/** Renders help; loaded when first opened, and kept mounted for the closing animation. */
export function HelpHost() {
  const [open, setOpen] = useAtom(helpAtom)
  const HelpSheet = useLoaded(load, open, () => setOpen(false))
  const left = useRef(false)
  useCloseOnLeave(() => {
    left.current = open
    setOpen(false)
  })
  const focusPage = (event: Event) => {
    // The tour, which the help has begun, takes the focus.
    if (store.get(tourAtom) === 'running') {
      left.current = false
      event.preventDefault()
    }
    if (!left.current) return
    left.current = false
    event.preventDefault()
    focusHeading()
  }
  return (
    HelpSheet && (
      <Suspense>
        <HelpSheet open={open} onOpenChange={setOpen} onCloseAutoFocus={focusPage} />
      </Suspense>
    )
  )
}
