import type { ReactNode } from 'react'
import { cn } from '../../cn'
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '../ui/alert-dialog'
import { Button } from '../ui/button'
import { useModal } from './use-modal'

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

const widths = { medium: 'max-w-112', large: 'max-w-128' }

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
  const { dialog, content } = useModal({ open, onOpenChange: (next) => !next && onDecline(), described: true })
  return (
    <AlertDialog {...dialog}>
      <AlertDialogContent
        ref={content.ref}
        onCloseAutoFocus={content.onCloseAutoFocus}
        className={cn(content.className, widths[size])}
      >
        <div className="grid min-h-0 gap-2 overflow-y-auto px-6 pt-5 pb-5 [@media(height<26rem)]:shrink-0">
          <AlertDialogTitle>{title}</AlertDialogTitle>
          <AlertDialogDescription>{description}</AlertDialogDescription>
          {children}
        </div>
        <AlertDialogFooter className="border-t px-6 py-4">
          <AlertDialogCancel disabled={busy}>{declineLabel}</AlertDialogCancel>
          <Button variant={theme === 'danger' ? 'destructive' : 'default'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
