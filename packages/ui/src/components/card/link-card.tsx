import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn'
import { type LinkElement, LinkSlot } from '../layout/link-slot'

type LinkCardProps = Omit<ComponentProps<'a'>, 'children'> & {
  /** The router's link element, without children. */
  link?: LinkElement | undefined
  children: ReactNode
}

/** A card that is a link as a whole; contains no other control. */
export function LinkCard({ className, ...props }: LinkCardProps) {
  return (
    <LinkSlot
      {...props}
      className={cn(
        'block rounded-lg border bg-card p-5 transition-colors hover:border-input hover:bg-muted/40',
        className,
      )}
    />
  )
}
