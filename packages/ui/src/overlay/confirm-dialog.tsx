import { type ReactNode, useRef } from 'react'
import { cn } from '../cn'
import { Button } from '../form/button'
import { dialogStyle, dialogWidths } from './dialog-style'
import { Modal, ModalClose, ModalDescription, ModalFooter, ModalTitle } from './modal'

interface ConfirmDialogProps {
  open: boolean
  title: ReactNode
  /** Names the object and what else is affected. */
  description: ReactNode
  declineLabel: string
  confirmLabel: string
  onConfirm: () => void
  /** Also called on Escape. */
  onDecline: () => void
  theme?: 'default' | 'danger' | undefined
  /** 448 or 512 px wide. */
  size?: 'medium' | 'large' | undefined
  /** The action is pending; both buttons are ignored meanwhile. */
  busy?: boolean | undefined
  /** Further details, such as counts. */
  children?: ReactNode | undefined
}

/** Asks for confirmation of an irreversible action (rule screen.7). Pressing outside does nothing. */
export function ConfirmDialog({
  open,
  title,
  description,
  declineLabel,
  confirmLabel,
  onConfirm,
  onDecline,
  theme = 'default',
  size = 'medium',
  busy = false,
  children,
}: ConfirmDialogProps) {
  const decline = useRef<HTMLButtonElement>(null)
  const startAtDecline = (event: Event) => {
    event.preventDefault()
    decline.current?.focus({ preventScroll: true })
  }
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && onDecline()}
      role="alertdialog"
      described
      steady
      onOpenAutoFocus={startAtDecline}
      className={cn(dialogStyle, dialogWidths[size])}
    >
      <div className="grid min-h-0 gap-2 overflow-y-auto px-6 pt-5 pb-5 [@media(height<26rem)]:shrink-0">
        <ModalTitle>{title}</ModalTitle>
        <ModalDescription>{description}</ModalDescription>
        {children}
      </div>
      <ModalFooter>
        <ModalClose asChild>
          <Button ref={decline} variant="outline" disabled={busy}>
            {declineLabel}
          </Button>
        </ModalClose>
        <Button variant={theme === 'danger' ? 'destructive' : 'default'} busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </ModalFooter>
    </Modal>
  )
}
