import { Popover as Primitive } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { cn } from '../cn'
import { PopoverPanel } from './popover-panel'

interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement
  /** Accessible name of the panel. */
  label: string
  children: ReactNode
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  align?: 'start' | 'center' | 'end' | undefined
  className?: string | undefined
}

/** A small panel next to its button: an explanation, a filter, a choice of levels. */
export function Popover({
  trigger,
  label,
  children,
  open,
  onOpenChange,
  side,
  align = 'start',
  className,
}: PopoverProps) {
  return (
    <Primitive.Root {...(open === undefined ? {} : { open })} {...(onOpenChange === undefined ? {} : { onOpenChange })}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <PopoverPanel
        aria-label={label}
        {...(side === undefined ? {} : { side })}
        align={align}
        sideOffset={6}
        className={cn('w-80 overflow-auto p-4', className)}
      >
        {children}
      </PopoverPanel>
    </Primitive.Root>
  )
}
