import { cn } from '../../cn'
import { Dialog, DialogContent } from '../ui/dialog'
import { ModalPanelContent, type ModalPanelProps } from './modal-panel'
import { useModal } from './use-modal'

type ModalDialogProps = ModalPanelProps & {
  /** 448, 512 or 768 px wide. */
  size?: 'medium' | 'large' | 'wide' | undefined
}

/** 448, 512 and 768 px. */
const widths = { medium: 'max-w-112', large: 'max-w-128', wide: 'max-w-192' }

/** A modal dialog with a question or a short form. Escape and the close button call onOpenChange(false). */
export function ModalDialog({ size = 'medium', children, ...panel }: ModalDialogProps) {
  const { dialog, content } = useModal({ ...panel, described: panel.description !== undefined })
  return (
    <Dialog {...dialog}>
      <DialogContent {...content} showCloseButton={false} className={cn(content.className, widths[size])}>
        <ModalPanelContent {...panel}>
          {children !== undefined && (
            <div className="min-h-0 overflow-y-auto px-6 pt-1 pb-6 [@media(height<26rem)]:shrink-0">{children}</div>
          )}
        </ModalPanelContent>
      </DialogContent>
    </Dialog>
  )
}
