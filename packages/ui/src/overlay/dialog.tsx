import X from 'lucide-react/icons/x'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from '../cn'
import { IconButton } from '../form/icon-button'
import { keepOpenForToasts, scrimStyle } from './overlay-style'
import { usePortalContainer } from './portal'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode | undefined
  closeLabel: string
  children?: ReactNode | undefined
  /** Buttons, the main one last. */
  footer?: ReactNode | undefined
  /** 448, 512 or 768 px wide. */
  size?: 'medium' | 'large' | 'wide' | undefined
}

export const dialogWidths = { medium: 'max-w-112', large: 'max-w-128', wide: 'max-w-192' }

export const dialogStyle = cn(
  'fixed inset-x-4 top-[max(1rem,12vh)] z-40 mx-auto flex max-h-[calc(100dvh-2rem-12vh)] flex-col',
  'rounded-lg border bg-popover shadow-md outline-none',
  'data-[state=closed]:animate-sink data-[state=open]:animate-rise',
)

/** Title, description and the button that closes; inside a dialog or sheet. */
export function DialogHeader({
  title,
  description,
  closeLabel,
}: Pick<DialogProps, 'title' | 'description' | 'closeLabel'>) {
  return (
    <div className="flex items-start gap-4 px-6 pt-5 pb-4">
      <div className="grid min-w-0 flex-1 gap-1">
        <Primitive.Title className="text-lg font-semibold">{title}</Primitive.Title>
        {description !== undefined && (
          <Primitive.Description className="text-muted-foreground">{description}</Primitive.Description>
        )}
      </div>
      <Primitive.Close asChild>
        <IconButton label={closeLabel} quiet className="-mt-2 -mr-3">
          <X aria-hidden />
        </IconButton>
      </Primitive.Close>
    </div>
  )
}

/** Buttons at the end of a dialog or sheet: side by side, stacked on narrow phones. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse gap-2 border-t px-6 py-4 min-[26rem]:flex-row min-[26rem]:flex-wrap min-[26rem]:justify-end">
      {children}
    </div>
  )
}

/** A modal question or short form. Escape and the close button call onOpenChange(false). */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  children,
  footer,
  size = 'medium',
}: DialogProps) {
  const container = usePortalContainer()
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal container={container}>
        <Primitive.Overlay className={scrimStyle} />
        <Primitive.Content
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          onPointerDownOutside={keepOpenForToasts}
          className={cn(dialogStyle, dialogWidths[size])}
        >
          <DialogHeader title={title} description={description} closeLabel={closeLabel} />
          {children !== undefined && <div className="min-h-0 overflow-y-auto px-6 pt-1 pb-6">{children}</div>}
          {footer !== undefined && <DialogFooter>{footer}</DialogFooter>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
