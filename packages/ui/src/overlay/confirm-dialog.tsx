import { AlertDialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from '../cn'
import { Button } from '../form/button'
import { dialogStyle, dialogWidths } from './dialog'
import { ModalFooter } from './modal'
import { scrimStyle } from './overlay-style'
import { usePortalContainer } from './portal'
import { useFocusReturn } from './use-focus-return'

export interface ConfirmDialogProps {
  open: boolean
  title: ReactNode
  /** Names the thing and what goes with it. */
  description: ReactNode
  declineLabel: string
  confirmLabel: string
  onConfirm: () => void
  /** Also called by Escape. */
  onDecline: () => void
  theme?: 'default' | 'danger' | undefined
  /** 448 or 512 px wide. */
  size?: 'medium' | 'large' | undefined
  /** The confirmed work is under way; neither button works meanwhile. */
  busy?: boolean | undefined
  /** More to read before deciding, such as counts. */
  children?: ReactNode | undefined
}

/** Asks before what cannot be undone (rule screen.7). Pressing outside does nothing. */
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
  const container = usePortalContainer()
  const returnFocus = useFocusReturn(open)
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !next && !busy && onDecline()}>
      <Primitive.Portal container={container}>
        <Primitive.Overlay className={scrimStyle} />
        <Primitive.Content onCloseAutoFocus={returnFocus} className={cn(dialogStyle, dialogWidths[size])}>
          <div className="grid min-h-0 gap-2 overflow-y-auto px-6 pt-5 pb-5 [@media(height<26rem)]:shrink-0">
            <Primitive.Title className="text-lg font-semibold">{title}</Primitive.Title>
            <Primitive.Description className="text-muted-foreground">{description}</Primitive.Description>
            {children}
          </div>
          <ModalFooter>
            <Primitive.Cancel asChild>
              <Button variant="outline" disabled={busy}>
                {declineLabel}
              </Button>
            </Primitive.Cancel>
            <Button variant={theme === 'danger' ? 'destructive' : 'default'} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </ModalFooter>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
