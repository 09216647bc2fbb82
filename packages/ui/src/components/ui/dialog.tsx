import X from 'lucide-react/icons/x'
import { Dialog as DialogPrimitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '../../cn'
import { usePortalContainer } from '../../portal'
import { Button } from './button'

/** A modal dialog, by parts. Forms use ModalDialog, which guards what has been typed. */
function Dialog(props: ComponentProps<typeof DialogPrimitive.Root>) {
  return <DialogPrimitive.Root data-slot="dialog" {...props} />
}

function DialogTrigger(props: ComponentProps<typeof DialogPrimitive.Trigger>) {
  return <DialogPrimitive.Trigger data-slot="dialog-trigger" {...props} />
}

function DialogPortal(props: ComponentProps<typeof DialogPrimitive.Portal>) {
  const container = usePortalContainer()
  return <DialogPrimitive.Portal data-slot="dialog-portal" container={container} {...props} />
}

/** Closes the surrounding dialog; with asChild it wraps one button. */
function DialogClose(props: ComponentProps<typeof DialogPrimitive.Close>) {
  return <DialogPrimitive.Close data-slot="dialog-close" {...props} />
}

/** What covers the page below a dialog. */
const dialogOverlayStyle =
  'fixed inset-0 z-40 bg-overlay data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in'

function DialogOverlay({ className, ...props }: ComponentProps<typeof DialogPrimitive.Overlay>) {
  return <DialogPrimitive.Overlay data-slot="dialog-overlay" className={cn(dialogOverlayStyle, className)} {...props} />
}

/** Position and surface of a dialog. */
const dialogContentStyle = cn(
  'fixed inset-x-4 top-[max(1rem,12vh)] z-40 mx-auto flex max-h-[calc(100dvh-2rem-12vh)] max-w-112 flex-col',
  // In a window as low as one at 400 %, header and buttons would leave no room: the whole dialog scrolls.
  '[@media(height<26rem)]:top-2 [@media(height<26rem)]:max-h-[calc(100dvh-1rem)] [@media(height<26rem)]:overflow-y-auto',
  'rounded-lg border bg-popover shadow-md outline-none',
  'data-[state=closed]:animate-sink data-[state=open]:animate-rise',
)

/** The panel in the middle. The close button is last in the DOM, so that the focus starts in the content. */
function DialogContent({
  className,
  children,
  showCloseButton = true,
  closeLabel = 'Close',
  ...props
}: ComponentProps<typeof DialogPrimitive.Content> & {
  showCloseButton?: boolean | undefined
  /** Accessible name of the close button. */
  closeLabel?: string | undefined
}) {
  return (
    <DialogPortal>
      <DialogOverlay />
      <DialogPrimitive.Content data-slot="dialog-content" className={cn(dialogContentStyle, className)} {...props}>
        {children}
        {showCloseButton && (
          <DialogClose asChild>
            <Button variant="ghost" size="icon" aria-label={closeLabel} className="absolute top-3 right-3">
              <X aria-hidden />
            </Button>
          </DialogClose>
        )}
      </DialogPrimitive.Content>
    </DialogPortal>
  )
}

function DialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="dialog-header" className={cn('flex flex-col gap-1 py-5 pr-16 pl-6', className)} {...props} />
}

/** Buttons at the end of a dialog, or of a form in it: in a row, stacked on narrow phones; the main one last. */
function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="dialog-footer"
      // Toasts stand above it and not over its buttons.
      data-sticky=""
      className={cn(
        'flex flex-col-reverse gap-2 min-[26rem]:flex-row min-[26rem]:flex-wrap min-[26rem]:justify-end',
        className,
      )}
      {...props}
    />
  )
}

function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return (
    <DialogPrimitive.Title
      data-slot="dialog-title"
      className={cn('text-lg font-semibold wrap-anywhere', className)}
      {...props}
    />
  )
}

function DialogDescription({ className, ...props }: ComponentProps<typeof DialogPrimitive.Description>) {
  return (
    <DialogPrimitive.Description
      data-slot="dialog-description"
      className={cn('wrap-anywhere text-muted-foreground', className)}
      {...props}
    />
  )
}

export {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogOverlay,
  DialogPortal,
  DialogTitle,
  DialogTrigger,
  dialogContentStyle,
  dialogOverlayStyle,
}
