/** Classes that dialogs and sheets share. */
export const scrimStyle =
  'fixed inset-0 z-40 bg-overlay data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in'

const textTypes = ['text', 'email', 'tel', 'url', 'number', 'date', 'password']

/** Whether an element takes text that is to be kept; a search is not. */
export const isText = (element: EventTarget): boolean =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && textTypes.includes(element.type) && element.role !== 'combobox')

/** Prevents closing by a press outside. */
export const keepOpen = (event: Event): void => event.preventDefault()

/**
 * Whether a question is open above. That of the page is drawn by the shell, of which an area's own copy of the library
 * knows nothing: to it, an answer is a press outside.
 */
const isUnderQuestion = (): boolean => document.querySelector('[role="alertdialog"]') !== null

/** A press on a toast or on a question is outside every other dialog, but must not close it. */
export const keepOpenBelow = (event: CustomEvent<{ originalEvent: Event }>): void => {
  const target = event.detail.originalEvent.target
  const isOnToast = target instanceof Element && target.closest('[data-toasts]') !== null
  if (isOnToast || isUnderQuestion()) event.preventDefault()
}

/** Escape answers the question, and closes nothing below it. */
export const keepOpenOnEscape = (event: KeyboardEvent): void => {
  if (isUnderQuestion()) event.preventDefault()
}

/** On touch screens the panel itself gets the focus, so that no on-screen keyboard covers it. */
export const focusPanelOnTouch = (event: Event): void => {
  if (!matchMedia('(pointer: coarse)').matches || !(event.currentTarget instanceof HTMLElement)) return
  event.preventDefault()
  event.currentTarget.focus()
}
