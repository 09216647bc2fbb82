import { useEffect, useRef } from 'react'

/**
 * Focuses the first action when the focused one is removed: enabling or disabling the second factor replaces the
 * buttons. `shown` is whether it is enabled, null while a dialog is open.
 */
export const useFocusOfActions = (isVisible: boolean | null) => {
  const actions = useRef<HTMLDivElement>(null)
  const before = useRef(isVisible)
  useEffect(() => {
    const isChanged = before.current !== isVisible
    before.current = isVisible
    if (!isChanged || isVisible === null || document.activeElement !== document.body) return
    actions.current?.querySelector('button')?.focus()
  }, [isVisible])
  return actions
}
