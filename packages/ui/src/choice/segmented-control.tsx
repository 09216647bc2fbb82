import { RadioGroup as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from '../cn'

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
    <Primitive.Root
      aria-label={label}
      orientation="horizontal"
      value={value}
      onValueChange={onValueChange}
      className={cn('inline-flex max-w-full flex-wrap gap-0.5 rounded-md bg-secondary p-0.5', className)}
    >
      {segments.map((segment) => (
        <Primitive.Item
          key={segment.value}
          value={segment.value}
          aria-label={segment.name}
          className={cn(
            'inline-flex min-h-10 min-w-11 pointer-coarse:min-h-11 flex-auto items-center justify-center gap-2 rounded-[6px] px-3 text-sm font-medium',
            'text-muted-foreground transition-colors hover:text-foreground',
            'data-[state=checked]:bg-card data-[state=checked]:text-foreground data-[state=checked]:ring-1 data-[state=checked]:ring-border',
          )}
        >
          {segment.label}
        </Primitive.Item>
      ))}
    </Primitive.Root>
  )
}
