import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { focusHeading } from './focus-heading'

const controls = 'button, input, textarea, a[href], [tabindex="0"]'

interface FocusedControl {
  readonly control: Element
  readonly at: number
  readonly isInDialog: boolean
}

/**
 * `const ref = useRestoredFocus<HTMLUListElement>()`, for an element whose controls can remove themselves, such as a list
 * with delete buttons: focus moves to the control that takes their place, else to the previous one, else to the heading
 * of the page, and is never lost. In a dialog, which keeps the focus itself, nothing behind it is focused.
 */
export const useRestoredFocus = <Part extends HTMLElement>() => {
  const ref = useRef<Part>(null)
  const last = useRef<FocusedControl | null>(null)
  const controlsNow = () => [...(ref.current?.querySelectorAll<HTMLElement>(controls) ?? [])]
  useLayoutEffect(() => {
    if (!last.current || last.current.control.isConnected) return
    const left = controlsNow()
    const { at, isInDialog } = last.current
    const next = left[Math.min(at, left.length - 1)]
    last.current = null
    if (document.activeElement !== document.body) return
    if (next) next.focus()
    else if (!isInDialog) focusHeading()
  })
  const onFocus = ({ target }: FocusEvent<Part>) => {
    const isInDialog = target.closest('[role=dialog]') !== null
    last.current = { control: target, at: controlsNow().indexOf(target), isInDialog }
  }
  return { ref, onFocus }
}
