import { Popover as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '../cn'
import { usePortalContainer } from '../layer/portal'
import { Surface } from '../layer/surface'

/** The panel of a popover, a select or a combobox: in the portal, kept inside the window. */
export function PopoverPanel({ className, children, ...props }: ComponentProps<typeof Primitive.Content>) {
  const container = usePortalContainer()
  return (
    <Primitive.Portal container={container}>
      <Primitive.Content asChild align="start" sideOffset={4} collisionPadding={12} {...props}>
        <Surface className={cn('max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-24px)]', className)}>
          {children}
        </Surface>
      </Primitive.Content>
    </Primitive.Portal>
  )
}
