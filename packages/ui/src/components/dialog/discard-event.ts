/**
 * Sent by a panel that is about to close with text in it. Whoever prevents it asks the user, and calls `detail.discard`
 * to close the panel. The page asks: an area's own copy of the library knows neither its texts nor its questions.
 */
export const discardEvent = 'lernspur-discard'

type DiscardEvent = CustomEvent<{ discard: () => void }>

export const isDiscardEvent = (event: Event): event is DiscardEvent => event.type === discardEvent

/** Whether a panel may close at once: nobody wants to ask about the text in it, and to call `discard` then. */
export const mayDiscard = (panel: HTMLElement | null, discard: () => void): boolean =>
  panel?.dispatchEvent(new CustomEvent(discardEvent, { bubbles: true, cancelable: true, detail: { discard } })) ?? true
