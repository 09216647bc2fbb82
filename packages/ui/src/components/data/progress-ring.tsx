import { cn } from '../../cn'

interface ProgressRingProps {
  /** The completed and total amount, in the same unit. */
  value: number
  max: number
  /** Accessible sentence: "4 von 8 Fächern abgeschlossen". */
  label: string
  size?: 20 | 32 | 64 | undefined
  /** Shows "4/8" inside; from 32 px. */
  showValue?: boolean | undefined
  className?: string | undefined
}

const round = 2 * Math.PI * 13

/** Progress as a ring. */
export function ProgressRing({ value, max, label, size = 20, showValue = false, className }: ProgressRingProps) {
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  const done = part === 1
  return (
    <span
      role="img"
      aria-label={label}
      className={cn('relative inline-grid shrink-0 place-items-center', className)}
      style={{ width: size, height: size }}
    >
      <svg aria-hidden viewBox="0 0 32 32" width={size} height={size} className="-rotate-90">
        <circle cx="16" cy="16" r="13" fill="none" strokeWidth={size === 64 ? 3 : 4} className="stroke-border" />
        {part > 0 && (
          <circle
            cx="16"
            cy="16"
            r="13"
            fill="none"
            strokeWidth={size === 64 ? 3 : 4}
            strokeLinecap={done ? 'butt' : 'round'}
            strokeDasharray={`${part * round} ${round}`}
            className="stroke-primary transition-[stroke-dasharray] duration-300"
          />
        )}
      </svg>
      {showValue && size > 20 && (
        <span
          aria-hidden
          className={cn('absolute tabular-nums', size === 64 ? 'text-sm font-medium' : 'text-[0.625rem]')}
        >
          {value}/{max}
        </span>
      )}
    </span>
  )
}
