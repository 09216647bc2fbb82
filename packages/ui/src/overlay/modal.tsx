import { Dialog as Primitive } from 'radix-ui'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { cn } from '../cn'
import { usePortalContainer } from '../layer/portal'
import { focusPanelOnTouch, isText, keepOpen, keepOpenBelow, keepOpenOnEscape, scrimStyle } from './overlay-style'
import { useFocusReturn } from './use-focus-return'

export interface ModalProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Contains a ModalTitle and, if `described`, a ModalDescription. */
  children: ReactNode
  /** Has a ModalDescription. */
  described?: boolean | undefined
  /** An alertdialog requires an answer. */
  role?: 'dialog' | 'alertdialog' | undefined
  /** If prevented, the first control is not focused. */
  onOpenAutoFocus?: ((event: Event) => void) | undefined
  /** If prevented, the focus does not return to the previous element. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined
  /** Pressing outside does not close it, as where something has been typed. */
  steady?: boolean | undefined
  /** What is sent goes on after it is closed, and the screen tells how that ended. */
  goesOn?: boolean | undefined
  className: string
}

/** Whether a form in it is being sent, or one of its own buttons is at work; `whileSending` is the same in a style. */
const isSending = (panel: HTMLElement | null): boolean =>
  panel?.querySelector('[type="submit"][aria-busy="true"], [data-modal-buttons] > [aria-busy="true"]') != null

/** The look of a control of a modal that does nothing while it stays open. */
export const whileSending =
  'group-has-[[type=submit][aria-busy=true],[data-modal-buttons]>[aria-busy=true]]/modal:pointer-events-none group-has-[[type=submit][aria-busy=true],[data-modal-buttons]>[aria-busy=true]]/modal:opacity-50'

/**
 * Common base of everything that covers the page: overlay, portal, focus handling and closing. A press outside, as by a
 * hand on a tablet, does not drop what was typed. While something is being sent it stays open, as nobody would see that fail.
 */
export function Modal(props: ModalProps) {
  const { open, onOpenChange, children, described = false, role, steady = false, goesOn = false, className } = props
  const { onOpenAutoFocus = focusPanelOnTouch, onCloseAutoFocus } = props
  const container = usePortalContainer()
  const returnFocus = useFocusReturn(open)
  const isTypedInto = useRef(false)
  const panel = useRef<HTMLDivElement>(null)
  const change = (next: boolean) => {
    if (next || goesOn || !isSending(panel.current)) onOpenChange(next)
  }
  return (
    <Primitive.Root open={open} onOpenChange={change}>
      <Primitive.Portal container={container}>
        <Primitive.Overlay className={scrimStyle} />
        <Primitive.Content
          ref={panel}
          {...(described ? {} : { 'aria-describedby': undefined })}
          {...(role === undefined ? {} : { role })}
          onOpenAutoFocus={(event) => {
            isTypedInto.current = false
            onOpenAutoFocus(event)
          }}
          onInput={({ target }) => {
            if (isText(target)) isTypedInto.current = true
          }}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event)
            returnFocus(event)
          }}
          onPointerDownOutside={(event) => (steady || isTypedInto.current ? keepOpen : keepOpenBelow)(event)}
          {...(role !== 'alertdialog' && { onEscapeKeyDown: keepOpenOnEscape })}
          className={cn('group/modal', className)}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** Title of the surrounding modal. */
export function ModalTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title {...props} className={cn('text-lg font-semibold wrap-anywhere', className)} />
}

/** Description of the surrounding modal. */
export function ModalDescription({ className, ...props }: ComponentProps<typeof Primitive.Description>) {
  return <Primitive.Description {...props} className={cn('wrap-anywhere text-muted-foreground', className)} />
}

/** Closes the surrounding modal; wraps one button. */
export const ModalClose = Primitive.Close

/** Buttons at the end of a modal, or of a form in it: in a row, stacked on narrow phones. */
export function ModalButtons({ children, className }: { children: ReactNode; className?: string }) {
  const layout = 'flex flex-col-reverse gap-2 min-[26rem]:flex-row min-[26rem]:flex-wrap min-[26rem]:justify-end'
  return (
    <div data-modal-buttons="" className={cn(layout, className)}>
      {children}
    </div>
  )
}

/** The buttons of a whole modal, below its content. */
export function ModalFooter({ children }: { children: ReactNode }) {
  return <ModalButtons className="border-t px-6 py-4">{children}</ModalButtons>
}
