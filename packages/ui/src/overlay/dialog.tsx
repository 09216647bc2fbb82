import { cn } from '../cn'
import { dialogStyle, dialogWidths } from './dialog-style'
import { ModalPanel, type ModalPanelProps } from './modal-panel'

type DialogProps = ModalPanelProps & {
  /** 448, 512 or 768 px wide. */
  size?: 'medium' | 'large' | 'wide' | undefined
}

/** A modal dialog with a question or a short form. Escape and the close button call onOpenChange(false). */
export function Dialog({ size = 'medium', children, ...panel }: DialogProps) {
  return (
    <ModalPanel {...panel} className={cn(dialogStyle, dialogWidths[size])}>
      {children !== undefined && (
        <div className="min-h-0 overflow-y-auto px-6 pt-1 pb-6 [@media(height<26rem)]:shrink-0">{children}</div>
      )}
    </ModalPanel>
  )
}
