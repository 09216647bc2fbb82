import { useAtom } from '@lernspur/app-kit'
import { lazy, Suspense, useState } from 'react'
import { helpAtom } from './help-atom'

const HelpSheet = lazy(() => import('./help-sheet'))

/** Where help opens; fetched when it is first asked for, and kept so that it can close gently. */
export function HelpHost() {
  const [open, setOpen] = useAtom(helpAtom)
  const [asked, setAsked] = useState(false)
  if (open && !asked) setAsked(true)
  return (
    asked && (
      <Suspense>
        <HelpSheet open={open} onOpenChange={setOpen} />
      </Suspense>
    )
  )
}
