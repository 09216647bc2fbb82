import type { ReactNode } from 'react'
import { Alert, AlertDescription } from '../ui/alert'

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

const variants = { neutral: 'default', warning: 'warning', danger: 'destructive', success: 'success' } as const

/** A message for the whole page or card, with at most one action. */
export function Banner({ children, tone = 'neutral', icon, action, live = false, className }: BannerProps) {
  return (
    <Alert role={live ? 'status' : undefined} variant={variants[tone]} className={className}>
      <div className="flex min-w-0 flex-1 basis-56 gap-3">
        {icon !== undefined && (
          <span aria-hidden className="mt-px [&_svg]:size-4.5">
            {icon}
          </span>
        )}
        <AlertDescription>{children}</AlertDescription>
      </div>
      {action}
    </Alert>
  )
}
