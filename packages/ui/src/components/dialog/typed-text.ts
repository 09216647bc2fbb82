const textFields =
  'textarea,input:is([type=text],:not([type]),[type=email],[type=tel],[type=url],[type=date],[type=datetime-local]):not([role=combobox],[autocomplete=one-time-code],[inputmode=numeric])'

export type TextField = HTMLTextAreaElement | HTMLInputElement

/** Whether an element takes text that must not be lost; searches, passwords, one-time codes and numbers are not. */
export const isTextField = (element: EventTarget | null): element is TextField =>
  element instanceof Element && element.matches(textFields)

/** What becomes of text in a panel: the panel stores it by itself, or the page has put it back from an earlier visit. */
export type TypedText = 'stored' | 'recovered'
