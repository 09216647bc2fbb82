import { useAtom, useLoaded } from '@lernspur/app-runtime'
import { useWordsInTime } from '@lernspur/app-runtime/offline/list/use-words-in-time'
import { Suspense } from 'react'
import { useCloseOnLeave } from '../use-close-on-leave'
import { waitingAtom } from './waiting-atom'

const load = () => import('@lernspur/app-runtime/offline/list/waiting-sheet')

/** Renders the list of waiting entries; loaded when first opened, and kept mounted for the closing animation. */
export function WaitingHost() {
  const [open, setOpen] = useAtom(waitingAtom)
  const WaitingSheet = useLoaded(load, open, () => setOpen(false))
  useCloseOnLeave(() => setOpen(false))
  useWordsInTime()
  return (
    WaitingSheet && (
      <Suspense>
        <WaitingSheet open={open} onOpenChange={setOpen} />
      </Suspense>
    )
  )
}
