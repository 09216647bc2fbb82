import { useEffect, useRef } from 'react'

/**
 * Focuses the first action when the focused one is removed: enabling or disabling the second factor replaces the
 * buttons. `shown` is whether it is enabled, null while a dialog is open.
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
