const textTypes = ['text', 'email', 'tel', 'url', 'date', 'datetime-local']

export type TextField = HTMLTextAreaElement | HTMLInputElement

/** Whether an element takes text that must not be lost; searches, passwords, one-time codes and numbers are not. */
export const isTextField = (element: EventTarget | null): element is TextField =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement &&
    textTypes.includes(element.type) &&
    element.role !== 'combobox' &&
    element.autocomplete !== 'one-time-code' &&
    element.inputMode !== 'numeric')

/** What becomes of text in a panel: the panel stores it by itself, or the page has put it back from an earlier visit. */
export type TypedText = 'stored' | 'recovered'
