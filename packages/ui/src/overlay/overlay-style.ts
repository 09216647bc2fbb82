/** Classes that dialogs and sheets share. */
export const scrimStyle =
  'fixed inset-0 z-40 bg-overlay data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in'

/** Nothing outside closes the dialog. */
export const keepOpen = (event: Event): void => event.preventDefault()

/** A press on a toast lies outside every dialog but must not close it. */
export const keepOpenForToasts = (event: CustomEvent<{ originalEvent: Event }>): void => {
  const target = event.detail.originalEvent.target
  if (target instanceof Element && target.closest('[data-toasts]') !== null) event.preventDefault()
}

/** On touch screens focus begins at the panel itself, so that no keyboard covers what just opened. */
export const focusPanelOnTouch = (event: Event): void => {
  if (!matchMedia('(pointer: coarse)').matches || !(event.currentTarget instanceof HTMLElement)) return
  event.preventDefault()
  event.currentTarget.focus()
}
