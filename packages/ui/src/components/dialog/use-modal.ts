import { type ComponentProps, type FocusEvent, useRef, useState } from 'react'
import type { DialogContent } from '../ui/dialog'
import { mayDiscard } from './discard-event'
import { type NamedPanel, panelEvent } from './panel-event'
import { isTextField, type TextField, type TypedText } from './typed-text'

/** The element to return the focus to: a menu item is removed with its menu, but the menu's button stays. */
const persistent = (focused: Element | null): Element | null => {
  const button = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return button ? document.getElementById(button) : focused
}

/**
 * For overlays without a trigger: remembers the focused element, and returns a handler that restores the focus on
 * close, unless the caller has prevented that.
 */
const useFocusReturn = (open: boolean): ((event: Event) => void) => {
  const before = useRef<Element | null>(null)
  const [wasOpen, setWasOpen] = useState(false)
  if (open !== wasOpen) {
    setWasOpen(open)
    // During render, since a field inside may take the focus when it is mounted.
    if (open) before.current = persistent(document.activeElement)
  }
  return (event) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    // Without scrolling: what closes the panel may have brought something else into view.
    if (before.current instanceof HTMLElement && before.current.isConnected)
      before.current.focus({ preventScroll: true })
  }
}

export interface ModalOptions {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** If prevented, the first control is not focused. */
  onOpenAutoFocus?: ((event: Event) => void) | undefined
  /** If prevented, the focus does not return to the previous element. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined
  /** Has a description. */
  described?: boolean | undefined
  /** Pressing outside does not close it, as if something had been typed. */
  steady?: boolean | undefined
  /** What is typed into it is stored while it is typed: closing loses nothing, and asks nothing. */
  retainsInput?: boolean | undefined
  /** It may be closed while sending: that continues, and the screen shows the outcome. */
  goesOn?: boolean | undefined
}

/** Whether a form in it is being sent, or one of its own buttons is at work; `whileSending` is the same in a style. */
const isSending = (panel: HTMLElement | null): boolean =>
  panel?.querySelector('[type="submit"][aria-busy="true"], [data-slot$="-footer"] > [aria-busy="true"]') != null

/** The look of a control of a modal that does nothing while it stays open. */
export const whileSending =
  'group-has-[[type=submit][aria-busy=true],[data-slot$=-footer]>[aria-busy=true]]/modal:pointer-events-none group-has-[[type=submit][aria-busy=true],[data-slot$=-footer]>[aria-busy=true]]/modal:opacity-50'

/**
 * Whether a question is open above it. The shell renders the page's questions, and an area's own copy of the library
 * does not know them: it would take the answer for a press outside.
 */
const hasQuestionAbove = (): boolean => document.querySelector('[role="alertdialog"]') !== null

const isOnToast = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-toasts]') !== null

/** On touch screens the panel itself gets the focus, so that no on-screen keyboard covers it. */
const focusPanelOnTouch = (event: Event): void => {
  if (!matchMedia('(pointer: coarse)').matches || !(event.currentTarget instanceof HTMLElement)) return
  event.preventDefault()
  event.currentTarget.focus()
}

type ContentProps = Pick<
  ComponentProps<typeof DialogContent>,
  'onOpenAutoFocus' | 'onCloseAutoFocus' | 'onFocus' | 'onPointerDownOutside' | 'onEscapeKeyDown' | 'aria-describedby'
>

/**
 * Focus handling and closing of everything that covers the page, as props of a dialog and of its content. A press
 * outside, for example by the palm on a tablet, does not discard input; Escape and the buttons that close it ask first,
 * unless what is typed is stored as it is typed. Choices that were laborious to make count as input, too, where what
 * holds them has the attribute `data-chosen`. It stays open while something is being sent, because otherwise nobody
 * would see a failure.
 */
export const useModal = ({
  open,
  onOpenChange,
  onOpenAutoFocus = focusPanelOnTouch,
  onCloseAutoFocus,
  described = false,
  steady = false,
  retainsInput = false,
  goesOn = false,
}: ModalOptions) => {
  const returnFocus = useFocusReturn(open)
  /** What each field had in it when it first got the focus. */
  const initialTexts = useRef(new Map<TextField, string>())
  const panel = useRef<HTMLDivElement>(null)
  const [attach] = useState(() => (element: HTMLDivElement | null) => {
    panel.current = element
    document.dispatchEvent(
      new CustomEvent<NamedPanel>(panelEvent, { detail: { panel: element, initial: initialTexts.current } }),
    )
  })
  const isTypedInto = (): boolean =>
    panel.current?.dataset.typed !== undefined ||
    panel.current?.querySelector('[data-chosen]') != null ||
    [...initialTexts.current].some(([field, text]) => field.isConnected && field.value.trim() !== text.trim())
  const content: ContentProps = {
    ...(described ? {} : { 'aria-describedby': undefined }),
    onOpenAutoFocus: (event) => {
      initialTexts.current.clear()
      onOpenAutoFocus(event)
    },
    onFocus: ({ target }: FocusEvent) => {
      if (isTextField(target) && !initialTexts.current.has(target)) initialTexts.current.set(target, target.value)
    },
    onCloseAutoFocus: (event) => {
      onCloseAutoFocus?.(event)
      returnFocus(event)
    },
    onPointerDownOutside: (event) => {
      const isBelow = isOnToast(event.detail.originalEvent.target) || hasQuestionAbove()
      if (steady || isTypedInto() || isBelow) event.preventDefault()
    },
    // Escape answers the question, and does not close what is below it.
    onEscapeKeyDown: (event) => {
      if (hasQuestionAbove()) event.preventDefault()
    },
  }
  return {
    dialog: {
      open,
      onOpenChange: (next: boolean) => {
        if (next) return onOpenChange(true)
        if (!goesOn && isSending(panel.current)) return
        const close = () => onOpenChange(false)
        if (retainsInput || !isTypedInto() || mayDiscard(panel.current, close)) close()
      },
    },
    content: {
      ...content,
      'data-typed': retainsInput ? ('stored' satisfies TypedText) : undefined,
      ref: attach,
      className: 'group/modal',
    },
  }
}
