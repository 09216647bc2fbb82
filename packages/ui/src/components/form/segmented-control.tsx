import type { ReactNode } from 'react'
import { cn } from '../../cn'
import { RadioChips } from './radio-chips'

interface Segment {
  value: string
  label: ReactNode
  /** Accessible name where the label is a picture. */
  name?: string | undefined
}

interface SegmentedControlProps {
  /** Accessible name of the control. */
  label: string
  segments: readonly Segment[]
  value: string
  onValueChange: (value: string) => void
  className?: string | undefined
}

/** Switches between two to five views of the same content. */
export function SegmentedControl({ label, segments, value, onValueChange, className }: SegmentedControlProps) {
  return (
    <RadioChips
      label={label}
      chips={segments}
      value={value}
      onValueChange={onValueChange}
      className={cn('inline-flex max-w-full flex-wrap gap-0.5 rounded-md bg-secondary p-0.5', className)}
      chipClass="min-h-10 min-w-11 pointer-coarse:min-h-11 flex-auto justify-center rounded-[6px] px-3 text-sm font-medium text-muted-foreground transition-colors hover:text-foreground data-checked:bg-card data-checked:text-foreground data-checked:ring-1 data-checked:ring-border"
    />
  )
}
