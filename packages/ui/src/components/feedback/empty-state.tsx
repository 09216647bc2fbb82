import type { ReactNode } from 'react'
import { cn } from '../../cn'

export interface EmptyStateProps {
  /** One lucide icon. */
  icon?: ReactNode | undefined
  title: ReactNode
  description?: ReactNode | undefined
  /** The next action: one Button or LinkButton, at most one more. */
  action?: ReactNode | undefined
  /** Section of a page, or the whole page (404, waiting room), where the title is the h1. */
  size?: 'part' | 'page' | undefined
  className?: string | undefined
}

/** An empty state: one sentence and the next action. */
export function EmptyState({ icon, title, description, action, size = 'part', className }: EmptyStateProps) {
  const Title = size === 'page' ? 'h1' : 'h2'
  return (
    <div
      className={cn(
        'mx-auto flex max-w-112 flex-col items-center px-4 text-center',
        size === 'page' ? 'min-h-[60dvh] justify-center py-16' : 'py-12',
        className,
      )}
    >
      {icon !== undefined && (
        <span
          aria-hidden
          className="mb-4 grid size-12 place-items-center rounded-lg border bg-card text-muted-foreground [&_svg]:size-6"
        >
          {icon}
        </span>
      )}
      <Title className={cn('font-semibold', size === 'page' ? 'text-xl' : 'text-base')}>{title}</Title>
      {description !== undefined && <p className="mt-1.5 text-muted-foreground">{description}</p>}
      {action !== undefined && <div className="mt-6 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
