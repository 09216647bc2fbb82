import type { ComponentProps } from 'react'
import { cn } from '../../cn'

/** A placeholder for something that is loading; the class sets its size ("h-6 w-40"). */
function Skeleton({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      aria-hidden
      data-slot="skeleton"
      className={cn('block animate-breathe rounded-md bg-secondary', className)}
      {...props}
    />
  )
}

export { Skeleton }
