import type { ReactNode } from 'react'
import { cn } from '../../cn'

interface StatProps {
  label: ReactNode
  value: ReactNode
  /** What the number is compared with or made of. */
  detail?: ReactNode | undefined
  className?: string | undefined
}

/** A number with its label, for use in a <dl>. */
export function Stat({ label, value, detail, className }: StatProps) {
  return (
    <div className={cn('flex flex-col gap-0.5', className)}>
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className="text-xl font-semibold">{value}</dd>
      {detail !== undefined && <dd className="text-sm text-muted-foreground">{detail}</dd>}
    </div>
  )
}
