import type { ComponentProps } from 'react'
import { cn } from '../cn'

/**
 * The raised panel that menus, lists of options and popovers open on; stands as the child of what places it
 * (`asChild`) and moves as it opens and closes.
 */
export function Surface({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      className={cn(
        'z-50 rounded-lg border bg-popover text-foreground shadow-md outline-none',
        'data-[state=closed]:animate-fade-out data-[state=open]:animate-rise',
        className,
      )}
    />
  )
}
