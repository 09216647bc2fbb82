import type { ReactNode } from 'react'
import { cn } from '../cn'

interface ChoiceLabelProps {
  /** Id of the box or switch; its hint has the same with `-hint`. */
  id: string
  label: ReactNode
  hint?: ReactNode | undefined
  className: string
}

export const hintIdOf = (id: string, hint: ReactNode): string | undefined =>
  hint === undefined ? undefined : `${id}-hint`

/** The label of a box or switch; pressing it toggles the control. */
export function ChoiceLabel({ id, label, hint, className }: ChoiceLabelProps) {
  return (
    <label htmlFor={id} className={cn('min-w-0', className)}>
      {label}
      {hint !== undefined && (
        <span id={hintIdOf(id, hint)} className="block text-sm text-muted-foreground">
          {hint}
        </span>
      )}
    </label>
  )
}
