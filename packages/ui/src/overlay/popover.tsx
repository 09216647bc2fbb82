import { Popover as Primitive } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { cn } from '../cn'
import { usePortalContainer } from './portal'

export interface PopoverProps {
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

/** A small panel beside its button: an explanation, a filter, a level to choose. */
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
  const container = usePortalContainer()
  return (
    <Primitive.Root {...(open === undefined ? {} : { open })} {...(onOpenChange === undefined ? {} : { onOpenChange })}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal container={container}>
        <Primitive.Content
          aria-label={label}
          {...(side === undefined ? {} : { side })}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className={cn(
            'z-50 max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-24px)] overflow-auto',
            'rounded-lg border bg-popover p-4 text-foreground shadow-md outline-none',
            'data-[state=closed]:animate-fade-out data-[state=open]:animate-rise',
            className,
          )}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** Closes the popover around it; wraps one button. */
export const PopoverClose = Primitive.Close
