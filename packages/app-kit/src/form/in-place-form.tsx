import { Button } from '@lernspur/ui/form/button'
import { type ReactNode, useState } from 'react'

interface InPlaceFormProps {
  /** What stands on the button. */
  open: ReactNode
  /** Draws the form; it calls `close` once it is sent or left. */
  children(close: () => void): ReactNode
}

/** A form that a button opens in its own place; once it is closed the button is back and has the focus. */
export function InPlaceForm({ open, children }: InPlaceFormProps) {
  // Null until it is opened first: a page that is just loaded gives its focus to nobody.
  const [isOpen, setOpen] = useState<boolean | null>(null)
  if (isOpen) return children(() => setOpen(false))
  return (
    <Button variant="outline" className="justify-self-start" autoFocus={isOpen === false} onClick={() => setOpen(true)}>
      {open}
    </Button>
  )
}
