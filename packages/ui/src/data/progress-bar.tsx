import { cn } from '../cn'

interface ProgressBarProps {
  value: number
  max: number
  /** Accessible name: "PDF wird erstellt". */
  label: string
  className?: string | undefined
}

/** Progress of a long task; show its text and a cancel button next to it. */
export function ProgressBar({ value, max, label, className }: ProgressBarProps) {
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      className={cn('h-1.5 w-full overflow-hidden rounded-full bg-secondary', className)}
    >
      <div
        className="h-full origin-left bg-primary transition-transform duration-300"
        style={{ transform: `scaleX(${part})` }}
      />
    </div>
  )
}
