import X from 'lucide-react/icons/x'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from '../cn'
import { IconButton } from '../form/icon-button'
import { Modal } from './modal'

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

/** Title and description of a dialog or sheet. */
export function DialogHeader({ title, description }: Pick<DialogProps, 'title' | 'description'>) {
  return (
    <div className="flex flex-col gap-1 py-5 pr-16 pl-6">
      <Primitive.Title className="text-lg font-semibold">{title}</Primitive.Title>
      {description !== undefined && (
        <Primitive.Description className="text-muted-foreground">{description}</Primitive.Description>
      )}
    </div>
  )
}

/** Closes a dialog or sheet; stands last in it, so that focus begins at its content. */
export function DialogClose({ label }: { label: string }) {
  return (
    <Primitive.Close asChild>
      <IconButton label={label} quiet className="absolute top-3 right-3">
        <X aria-hidden />
      </IconButton>
    </Primitive.Close>
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
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      isDescribed={description !== undefined}
      className={cn(dialogStyle, dialogWidths[size])}
    >
      <DialogHeader title={title} description={description} />
      {children !== undefined && <div className="min-h-0 overflow-y-auto px-6 pt-1 pb-6">{children}</div>}
      {footer !== undefined && <DialogFooter>{footer}</DialogFooter>}
      <DialogClose label={closeLabel} />
    </Modal>
  )
}
