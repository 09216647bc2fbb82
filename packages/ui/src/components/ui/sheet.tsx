import X from 'lucide-react/icons/x'
import { Dialog as SheetPrimitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '../../cn'
import { Button } from './button'
import {
  Dialog,
  DialogClose,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogOverlay,
  DialogPortal,
  DialogTitle,
  DialogTrigger,
} from './dialog'

/** A dialog at the side for editing next to a list, by parts. Forms use SideSheet, which guards what has been typed. */
function Sheet(props: ComponentProps<typeof Dialog>) {
  return <Dialog data-slot="sheet" {...props} />
}

function SheetTrigger(props: ComponentProps<typeof DialogTrigger>) {
  return <DialogTrigger data-slot="sheet-trigger" {...props} />
}

function SheetClose(props: ComponentProps<typeof DialogClose>) {
  return <DialogClose data-slot="sheet-close" {...props} />
}

/** The panel: from the right, on phones from below. */
function SheetContent({
  className,
  children,
  showCloseButton = true,
  closeLabel = 'Close',
  ...props
}: ComponentProps<typeof SheetPrimitive.Content> & {
  showCloseButton?: boolean | undefined
  /** Accessible name of the close button. */
  closeLabel?: string | undefined
}) {
  return (
    <DialogPortal>
      <DialogOverlay />
      <SheetPrimitive.Content
        data-slot="sheet-content"
        // On phones, where it rises from below, toasts stand above it and not over what it asks.
        data-sticky=""
        className={cn(
          'fixed inset-x-0 bottom-0 z-40 flex max-h-[92dvh] flex-col rounded-t-lg border bg-popover shadow-md outline-none',
          'data-[state=closed]:animate-slide-down data-[state=open]:animate-slide-up',
          'md:inset-y-0 md:right-0 md:left-auto md:max-h-none md:w-full md:max-w-112 md:rounded-none md:border-y-0 md:border-r-0',
          'md:data-[state=closed]:animate-slide-out md:data-[state=open]:animate-slide-in',
          className,
        )}
        {...props}
      >
        {children}
        {showCloseButton && (
          <SheetClose asChild>
            <Button variant="ghost" size="icon" aria-label={closeLabel} className="absolute top-3 right-3">
              <X aria-hidden />
            </Button>
          </SheetClose>
        )}
      </SheetPrimitive.Content>
    </DialogPortal>
  )
}

function SheetHeader(props: ComponentProps<typeof DialogHeader>) {
  return <DialogHeader data-slot="sheet-header" {...props} />
}

function SheetFooter(props: ComponentProps<typeof DialogFooter>) {
  return <DialogFooter data-slot="sheet-footer" {...props} />
}

function SheetTitle(props: ComponentProps<typeof DialogTitle>) {
  return <DialogTitle data-slot="sheet-title" {...props} />
}

function SheetDescription(props: ComponentProps<typeof DialogDescription>) {
  return <DialogDescription data-slot="sheet-description" {...props} />
}

export { Sheet, SheetClose, SheetContent, SheetDescription, SheetFooter, SheetHeader, SheetTitle, SheetTrigger }
