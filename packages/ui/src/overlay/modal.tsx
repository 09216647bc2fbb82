import { Dialog as Primitive } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { usePortalContainer } from '../layer/portal'
import { focusPanelOnTouch, keepOpen, keepOpenForToasts, scrimStyle } from './overlay-style'
import { useFocusReturn } from './use-focus-return'

export interface ModalProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Holds a ModalTitle and, if it is described, a ModalDescription. */
  children: ReactNode
  /** Has a ModalDescription. */
  described?: boolean | undefined
  /** An alertdialog wants an answer. */
  role?: 'dialog' | 'alertdialog' | undefined
  /** Prevented, the focus does not begin at the first control. */
  onOpenAutoFocus?: ((event: Event) => void) | undefined
  /** Prevented, the focus does not go back to where it was. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined
  /** Pressing outside does not close it. */
  steady?: boolean | undefined
  className: string
}

/** What everything that covers the page has in common: the scrim, the portal, the focus and how it closes. */
export function Modal(props: ModalProps) {
  const { open, onOpenChange, children, described = false, role, steady = false, className } = props
  const { onOpenAutoFocus = focusPanelOnTouch, onCloseAutoFocus } = props
  const container = usePortalContainer()
  const returnFocus = useFocusReturn(open)
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal container={container}>
        <Primitive.Overlay className={scrimStyle} />
        <Primitive.Content
          {...(described ? {} : { 'aria-describedby': undefined })}
          {...(role === undefined ? {} : { role })}
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event)
            returnFocus(event)
          }}
          onPointerDownOutside={steady ? keepOpen : keepOpenForToasts}
          className={className}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** Names the modal around it. */
export function ModalTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title {...props} className={cn('text-lg font-semibold', className)} />
}

/** Describes the modal around it. */
export function ModalDescription({ className, ...props }: ComponentProps<typeof Primitive.Description>) {
  return <Primitive.Description {...props} className={cn('text-muted-foreground', className)} />
}

/** Closes the modal around it; wraps one button. */
export const ModalClose = Primitive.Close

/** Buttons at the end of a modal: side by side, stacked on narrow phones. */
export function ModalFooter({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse gap-2 border-t px-6 py-4 min-[26rem]:flex-row min-[26rem]:flex-wrap min-[26rem]:justify-end">
      {children}
    </div>
  )
}
