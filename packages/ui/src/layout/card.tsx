import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { type LinkElement, LinkSlot } from './link-slot'

/** A card with a hairline border. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cn('rounded-lg border bg-card', className)} />
}

interface CardHeaderProps {
  title: ReactNode
  description?: ReactNode | undefined
  actions?: ReactNode | undefined
  /** Heading level; default 2. */
  level?: 2 | 3 | 4 | undefined
}

export function CardHeader({ title, description, actions, level = 2 }: CardHeaderProps) {
  const Heading = `h${level}` as const
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 pt-4 pb-3">
      <div className="min-w-0 flex-1 basis-48">
        <Heading className="font-semibold">{title}</Heading>
        {description !== undefined && <p className="text-sm text-muted-foreground">{description}</p>}
      </div>
      {actions}
    </div>
  )
}

export function CardBody({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cn('px-5 pb-5', className)} />
}

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
