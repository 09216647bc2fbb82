import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { focusHeading } from './focus-heading'

const controls = 'button, input, textarea, a[href], [tabindex="0"]'

/**
 * `const ref = useKeptFocus<HTMLUListElement>()`, for an element whose controls can remove themselves, such as a list
 * with delete buttons: focus moves to the control that takes their place, else to the previous one, else to the heading
 * of the page, and is never lost.
 */
export const useKeptFocus = <Part extends HTMLElement>() => {
  const ref = useRef<Part>(null)
  const last = useRef<{ readonly control: Element; readonly at: number } | null>(null)
  const controlsNow = () => [...(ref.current?.querySelectorAll<HTMLElement>(controls) ?? [])]
  useLayoutEffect(() => {
    if (!last.current || last.current.control.isConnected) return
    const left = controlsNow()
    const next = left[Math.min(last.current.at, left.length - 1)]
    last.current = null
    if (document.activeElement !== document.body) return
    if (next) next.focus()
    else focusHeading()
  })
  const onFocus = ({ target }: FocusEvent<Part>) => {
    last.current = { control: target, at: controlsNow().indexOf(target) }
  }
  return { ref, onFocus }
}
