import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { cn } from '../cn'
import { IconButton } from '../form/icon-button'
import { Modal, ModalClose, ModalDescription, ModalFooter, type ModalProps, ModalTitle, whileSending } from './modal'

export interface ModalPanelProps extends Pick<ModalProps, 'open' | 'onOpenChange' | 'onCloseAutoFocus' | 'steady'> {
  title: ReactNode
  description?: ReactNode | undefined
  closeLabel: string
  /** What is sent goes on after it is closed, and the screen tells how that ended. */
  goesOn?: boolean | undefined
  children?: ReactNode | undefined
  /** Buttons, the main one last. */
  footer?: ReactNode | undefined
}

/**
 * Header, body, footer and close button of dialogs and sheets. The close button is last in the DOM, so that the focus
 * starts in the content.
 */
export function ModalPanel(props: ModalPanelProps & { className: string }) {
  const { title, description, closeLabel, children, footer, ...modal } = props
  return (
    <Modal {...modal} described={description !== undefined}>
      <div className="flex flex-col gap-1 py-5 pr-16 pl-6">
        <ModalTitle>{title}</ModalTitle>
        {description !== undefined && <ModalDescription>{description}</ModalDescription>}
      </div>
      {children}
      {footer !== undefined && <ModalFooter>{footer}</ModalFooter>}
      <ModalClose asChild>
        <IconButton
          label={closeLabel}
          quiet
          className={cn('absolute top-3 right-3', modal.goesOn !== true && whileSending)}
        >
          <X aria-hidden />
        </IconButton>
      </ModalClose>
    </Modal>
  )
}
