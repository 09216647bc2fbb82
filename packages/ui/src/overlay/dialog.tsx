import { cn } from '../cn'
import { ModalPanel, type ModalPanelProps } from './modal-panel'

type DialogProps = ModalPanelProps & {
  /** 448, 512 or 768 px wide. */
  size?: 'medium' | 'large' | 'wide' | undefined
}

export const dialogWidths = { medium: 'max-w-112', large: 'max-w-128', wide: 'max-w-192' }

export const dialogStyle = cn(
  'fixed inset-x-4 top-[max(1rem,12vh)] z-40 mx-auto flex max-h-[calc(100dvh-2rem-12vh)] flex-col',
  // In a window as low as one at 400 %, header and buttons would leave no room: the whole dialog scrolls.
  '[@media(height<26rem)]:top-2 [@media(height<26rem)]:max-h-[calc(100dvh-1rem)] [@media(height<26rem)]:overflow-y-auto',
  'rounded-lg border bg-popover shadow-md outline-none',
  'data-[state=closed]:animate-sink data-[state=open]:animate-rise',
)

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
