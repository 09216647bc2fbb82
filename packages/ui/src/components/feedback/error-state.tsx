import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { Button } from '../ui/button'
import { EmptyState } from './empty-state'

interface ErrorStateProps {
  /** What happened. */
  title: ReactNode
  /** What the error means and what the user can do. */
  description?: ReactNode | undefined
  retryLabel: string
  onRetry: () => void
  /** The retry is pending. */
  busy?: boolean | undefined
  /** An alternative to the retry. */
  action?: ReactNode | undefined
  /** Request id, for support. */
  reference?: ReactNode | undefined
  size?: 'part' | 'page' | undefined
}

/** An error with a retry. Announced when it appears. */
export function ErrorState({
  title,
  description,
  retryLabel,
  onRetry,
  busy,
  action,
  reference,
  size,
}: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        size={size}
        icon={<TriangleAlert className="text-danger-foreground" />}
        title={title}
        description={description}
        action={
          <>
            <Button variant={size === 'page' ? 'default' : 'outline'} busy={busy} onClick={onRetry}>
              {retryLabel}
            </Button>
            {action}
          </>
        }
      />
      {reference !== undefined && <p className="-mt-8 pb-8 text-center text-xs text-muted-foreground">{reference}</p>}
    </div>
  )
}
