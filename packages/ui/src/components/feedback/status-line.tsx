import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudOff from 'lucide-react/icons/cloud-off'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import GitCompareArrows from 'lucide-react/icons/git-compare-arrows'
import type { ReactNode } from 'react'
import { cn } from '../../cn'
import { useFocusBefore } from './use-focus-before'

type SaveState = 'idle' | 'saving' | 'saved' | 'offline' | 'conflict' | 'failed'

interface StatusLineProps {
  state: SaveState
  /** The sentence: "Gespeichert 10:42", "Offline, 3 Einträge hier". */
  children: ReactNode
  /** An action: undo, show the conflict, try again. */
  actionLabel?: string | undefined
  onAction?: (() => void) | undefined
  className?: string | undefined
}

const looks = {
  idle: { icon: null, tone: '' },
  // Not animated, because it is visible all the time that somebody types: an animation would distract, and cost every
  // frame.
  saving: { icon: <CloudUpload aria-hidden className="size-4" />, tone: '' },
  saved: { icon: <Check aria-hidden className="size-4" />, tone: '' },
  offline: { icon: <CloudOff aria-hidden className="size-4" />, tone: 'text-warning-foreground' },
  conflict: { icon: <GitCompareArrows aria-hidden className="size-4" />, tone: 'text-danger-foreground' },
  failed: { icon: <CircleAlert aria-hidden className="size-4" />, tone: 'text-danger-foreground' },
}

/** The save status. It says saved only after the server has confirmed. */
export function StatusLine({ state, children, actionLabel, onAction, className }: StatusLineProps) {
  const { icon, tone } = looks[state]
  const button = useFocusBefore()
  return (
    <div
      className={cn(
        'inline-flex min-h-6 max-w-full items-center gap-1.5 text-sm text-muted-foreground',
        tone,
        className,
      )}
    >
      {icon}
      <span
        role="status"
        className={cn(
          'line-clamp-2 leading-5 @max-[15rem]:line-clamp-3 @max-[15rem]:text-xs/4',
          actionLabel !== undefined && '@max-[15rem]:sr-only',
        )}
      >
        {children}
      </span>
      {actionLabel !== undefined && (
        <button
          ref={button}
          type="button"
          onClick={onAction}
          className="-my-2.5 min-h-11 rounded-md px-1.5 font-medium text-primary underline decoration-primary/35 underline-offset-4 hover:decoration-primary"
        >
          {actionLabel}
        </button>
      )}
    </div>
  )
}
