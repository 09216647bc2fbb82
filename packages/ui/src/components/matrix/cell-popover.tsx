import { type KeyboardEventHandler, type ReactNode, useEffect } from 'react'
import { cn } from '../../cn'
import { Popover, PopoverAnchor, PopoverContent } from '../ui/popover'

interface CellPopoverProps {
  /** The element next to which it opens; it gets the focus back. */
  anchor: HTMLElement
  /** Accessible name of the panel. */
  label: string
  /** Called before `onClose` if Escape closes it. */
  onEscape?: (() => void) | undefined
  onClose: () => void
  /** Keys pressed on the panel or on anything in it. */
  onKeyDown?: KeyboardEventHandler | undefined
  children: ReactNode
  className?: string | undefined
}

/**
 * A small panel next to a cell of a grid; it is open as long as it is there. At first the panel itself has the focus:
 * if its first button had it, pressing the opening key twice would answer unread.
 */
export function CellPopover(props: CellPopoverProps) {
  const { anchor, label, onEscape, onClose, onKeyDown, children, className } = props
  // As soon as the panel closes, and only if nothing else has taken the focus.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) anchor.focus({ preventScroll: true })
    },
    [anchor],
  )
  return (
    <Popover open onOpenChange={(open) => !open && onClose()}>
      <PopoverAnchor virtualRef={{ current: anchor }} />
      <PopoverContent
        aria-label={label}
        sideOffset={2}
        onEscapeKeyDown={onEscape}
        onKeyDown={onKeyDown}
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true })
        }}
        // Radix would do it a task later: the next key would be lost, or a panel opened by that key would lose the
        // focus and close.
        onCloseAutoFocus={(event) => event.preventDefault()}
        className={cn('w-88', className)}
      >
        {children}
      </PopoverContent>
    </Popover>
  )
}
