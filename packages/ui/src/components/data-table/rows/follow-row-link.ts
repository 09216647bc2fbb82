import type { MouseEvent } from 'react'

const controls = 'a, button, input, textarea, select, label, [role="button"], [role="menuitem"]'

/** A click on a row, outside its controls, follows the link of its header with the same modifier keys. */
export const followRowLink = (event: MouseEvent): void => {
  const { target, ctrlKey, metaKey, shiftKey } = event
  if (event.defaultPrevented || !(target instanceof Element) || target.closest(controls) !== null) return
  // The user is selecting text.
  if (getSelection()?.isCollapsed === false) return
  const link = target.closest('tr')?.querySelector<HTMLElement>('th[scope="row"] a[href]')
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
}
