import type { ComponentProps } from 'react'
import { cn } from '../../cn'

/** A key on the keyboard. */
function Kbd({ className, ...props }: ComponentProps<'kbd'>) {
  return (
    <kbd
      data-slot="kbd"
      className={cn('rounded-sm border bg-muted px-1.5 font-sans text-xs text-muted-foreground', className)}
      {...props}
    />
  )
}

export { Kbd }
