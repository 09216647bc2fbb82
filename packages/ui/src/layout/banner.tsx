import type { ReactNode } from 'react'
import { cn } from '../cn'

interface BannerProps {
  children: ReactNode
  tone?: 'neutral' | 'warning' | 'danger' | 'success' | undefined
  /** One lucide icon. */
  icon?: ReactNode | undefined
  /** One small Button. */
  action?: ReactNode | undefined
  /** Announced when it appears; for changes while the page is open. */
  live?: boolean | undefined
  className?: string | undefined
}

const tones = {
  neutral: 'bg-secondary text-foreground',
  warning: 'bg-warning text-warning-foreground',
  danger: 'bg-danger text-danger-foreground',
  success: 'bg-success text-success-foreground',
}

/** A message for the whole page or card, with at most one action. */
export function Banner({ children, tone = 'neutral', icon, action, live = false, className }: BannerProps) {
  return (
    <div
      role={live ? 'status' : undefined}
      className={cn(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md px-4 py-2.5 text-sm',
        tones[tone],
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 basis-56 gap-3">
        {icon !== undefined && (
          <span aria-hidden className="mt-px [&_svg]:size-4.5">
            {icon}
          </span>
        )}
        <p className="min-w-0 flex-1">{children}</p>
      </div>
      {action}
    </div>
  )
}
