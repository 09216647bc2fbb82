import { useState } from 'react'

/** Whether something is open or has been before: a panel that closes is still drawn as it goes. */
export const useWasOpen = (open: boolean): boolean => {
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  return open || wasOpen
}
