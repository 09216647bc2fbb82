import { useAtom } from '@lernspur/app-kit'
import { focusHeading } from '@lernspur/app-kit/focus/focus-heading'
import { lazy, Suspense, useRef, useState } from 'react'
import { useCloseOnLeave } from '../use-close-on-leave'
import { helpAtom } from './help-atom'

const HelpSheet = lazy(() => import('./help-sheet'))

/** Renders help; loaded when first opened, and kept mounted for the closing animation. */
export function HelpHost() {
  const [open, setOpen] = useAtom(helpAtom)
  const [asked, setAsked] = useState(false)
  if (open && !asked) setAsked(true)
  const left = useRef(false)
  useCloseOnLeave(() => {
    left.current = open
    setOpen(false)
  })
  const focusPage = (event: Event) => {
    if (!left.current) return
    left.current = false
    event.preventDefault()
    focusHeading()
  }
  return (
    asked && (
      <Suspense>
        <HelpSheet open={open} onOpenChange={setOpen} onCloseAutoFocus={focusPage} />
      </Suspense>
    )
  )
}
