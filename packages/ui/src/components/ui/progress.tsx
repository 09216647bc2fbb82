import { Progress as ProgressPrimitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '../../cn'

/** Progress of a long task, with an accessible name; show its text and a cancel button next to it. */
function Progress({ className, value, max = 100, ...props }: ComponentProps<typeof ProgressPrimitive.Root>) {
  // Radix accepts neither a maximum of 0 nor a value above the maximum.
  const total = max > 0 ? max : 1
  const done = Math.min(total, Math.max(0, value ?? 0))
  return (
    <ProgressPrimitive.Root
      data-slot="progress"
      className={cn('h-1.5 w-full overflow-hidden rounded-full bg-secondary', className)}
      value={done}
      max={total}
      {...props}
    >
      <ProgressPrimitive.Indicator
        data-slot="progress-indicator"
        className="h-full origin-left bg-primary transition-transform duration-300"
        style={{ transform: `scaleX(${done / total})` }}
      />
    </ProgressPrimitive.Root>
  )
}

export { Progress }
