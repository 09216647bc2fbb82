import { Popover as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from '../cn'
import { PopoverPanel } from '../overlay/popover-panel'

interface CellPopoverProps {
  /** The element next to which it opens, and which gets the focus back. */
  anchor: HTMLElement
  /** Accessible name of the panel. */
  label: string
  /** Called before `onClose` where Escape closes it. */
  onEscape?: (() => void) | undefined
  onClose: () => void
  children: ReactNode
  className?: string | undefined
}

/** A small panel next to a cell of a grid; it is open as long as it is there. */
export function CellPopover({ anchor, label, onEscape, onClose, children, className }: CellPopoverProps) {
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Anchor virtualRef={{ current: anchor }} />
      <PopoverPanel
        aria-label={label}
        sideOffset={2}
        onEscapeKeyDown={onEscape}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          anchor.focus({ preventScroll: true })
        }}
        className={cn('w-88 overflow-auto p-4', className)}
      >
        {children}
      </PopoverPanel>
    </Primitive.Root>
  )
}
