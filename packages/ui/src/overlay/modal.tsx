import X from 'lucide-react/icons/x'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from '../form/icon-button'
import { keepOpen, keepOpenForToasts, scrimStyle, startGently } from './overlay-style'
import { usePortalContainer } from './portal'
import { useFocusReturn } from './use-focus-return'

export interface ModalProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode | undefined
  closeLabel: string
  children?: ReactNode | undefined
  /** Buttons, the main one last. */
  footer?: ReactNode | undefined
  /** Prevented, the focus does not go back to where it was. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined
  /** Pressing outside does not close it: what it shows, it shows this once. */
  steady?: boolean | undefined
}

/** Buttons at the end of a dialog or sheet: side by side, stacked on narrow phones. */
export function ModalFooter({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse gap-2 border-t px-6 py-4 min-[26rem]:flex-row min-[26rem]:flex-wrap min-[26rem]:justify-end">
      {children}
    </div>
  )
}

/**
 * What dialogs and sheets have in common: the scrim, the head, the buttons, the focus and how they close. The close
 * button stands last, so that focus begins at the content.
 */
export function Modal({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  children,
  footer,
  onCloseAutoFocus,
  steady = false,
  className,
}: ModalProps & { className: string }) {
  const container = usePortalContainer()
  const returnFocus = useFocusReturn(open)
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal container={container}>
        <Primitive.Overlay className={scrimStyle} />
        <Primitive.Content
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          onOpenAutoFocus={startGently}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event)
            returnFocus(event)
          }}
          onPointerDownOutside={steady ? keepOpen : keepOpenForToasts}
          className={className}
        >
          <div className="flex flex-col gap-1 py-5 pr-16 pl-6">
            <Primitive.Title className="text-lg font-semibold">{title}</Primitive.Title>
            {description !== undefined && (
              <Primitive.Description className="text-muted-foreground">{description}</Primitive.Description>
            )}
          </div>
          {children}
          {footer !== undefined && <ModalFooter>{footer}</ModalFooter>}
          <Primitive.Close asChild>
            <IconButton label={closeLabel} quiet className="absolute top-3 right-3">
              <X aria-hidden />
            </IconButton>
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
