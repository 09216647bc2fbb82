import type { ReactNode } from 'react'
import { StepBadge, StepMark } from './step-state'

interface StepRowProps {
  isDone: boolean
  title: string
  /** What to do, or the outcome; changes are announced. */
  hint: string | null
  action?: ReactNode
}

/** A step that leads to no other screen. */
export function StepRow({ isDone, title, hint, action }: StepRowProps) {
  return (
    <li className="flex min-h-16 items-center gap-3 border-t px-5 py-2 first:border-t-0">
      <StepMark isDone={isDone} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
        <div className="grid min-w-0 flex-1 basis-44">
          <p className="font-medium">{title}</p>
          <p role="status" className="wrap-anywhere text-xs text-muted-foreground">
            {hint}
          </p>
        </div>
        {action}
        <StepBadge isDone={isDone} />
      </div>
    </li>
  )
}
