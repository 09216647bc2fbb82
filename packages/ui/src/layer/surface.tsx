import type { ComponentProps } from 'react'
import { cn } from '../cn'

/**
 * The raised panel of menus, lists of options and popovers, as the child of a positioning component (`asChild`), with
 * open and close animations.
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
