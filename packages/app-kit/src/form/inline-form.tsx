import { Button } from '@lernspur/ui/components/ui/button'
import { type ReactNode, useState } from 'react'

interface InlineFormProps {
  /** Label of the button. */
  open: ReactNode
  /** Renders the form, which calls `close` after submit or cancel. */
  children(close: () => void): ReactNode
}

/** A form that replaces its button when opened; after closing, the button is back and focused. */
export function InlineForm({ open, children }: InlineFormProps) {
  // Null until first opened: a freshly loaded page must not move the focus.
  const [isOpen, setOpen] = useState<boolean | null>(null)
  if (isOpen) return children(() => setOpen(false))
  return (
    <Button variant="outline" className="justify-self-start" autoFocus={isOpen === false} onClick={() => setOpen(true)}>
      {open}
    </Button>
  )
}
