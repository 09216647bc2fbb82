import { useAtom } from '@lernspur/app-kit'
import { lazy, Suspense, useState } from 'react'
import { useCloseOnLeave } from '../use-close-on-leave'
import { waitingAtom } from './waiting-atom'

const WaitingSheet = lazy(() => import('@lernspur/app-kit/offline/waiting-sheet'))

/** Renders the list of waiting entries; loaded when first opened, and kept mounted for the closing animation. */
export function WaitingHost() {
  const [open, setOpen] = useAtom(waitingAtom)
  const [asked, setAsked] = useState(false)
  if (open && !asked) setAsked(true)
  useCloseOnLeave(() => setOpen(false))
  return (
    asked && (
      <Suspense>
        <WaitingSheet open={open} onOpenChange={setOpen} />
      </Suspense>
    )
  )
}
