import { useEffect, useRef } from 'react'

/**
 * Gives the focus to the first action when the one that had it is gone: turning the second factor on or off exchanges
 * the buttons. `shown` is whether it is on, null while a dialog lies above.
 */
export const useFocusOfActions = (shown: boolean | null) => {
  const actions = useRef<HTMLDivElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    const isChanged = before.current !== shown
    before.current = shown
    if (!isChanged || shown === null || document.activeElement !== document.body) return
    actions.current?.querySelector('button')?.focus()
  }, [shown])
  return actions
}
