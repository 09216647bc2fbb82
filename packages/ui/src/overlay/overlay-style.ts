/** Classes that dialogs and sheets share. */
export const scrimStyle =
  'fixed inset-0 z-40 bg-overlay data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in'

/** Prevents closing by a press outside. */
export const keepOpen = (event: Event): void => event.preventDefault()

/** A press on a toast is outside every dialog but must not close it. */
export const keepOpenForToasts = (event: CustomEvent<{ originalEvent: Event }>): void => {
  const target = event.detail.originalEvent.target
  if (target instanceof Element && target.closest('[data-toasts]') !== null) event.preventDefault()
}

/** On touch screens the panel itself gets the focus, so that no on-screen keyboard covers it. */
export const focusPanelOnTouch = (event: Event): void => {
  if (!matchMedia('(pointer: coarse)').matches || !(event.currentTarget instanceof HTMLElement)) return
  event.preventDefault()
  event.currentTarget.focus()
}
