import { cn } from '../cn'

interface SkeletonProps {
  /** Its size ("h-6 w-40"). */
  className?: string | undefined
}

/** A placeholder for something that is loading. */
export function Skeleton({ className }: SkeletonProps) {
  return <span aria-hidden className={cn('block animate-breathe rounded-md bg-secondary', className)} />
}

interface LoadingProps {
  /** Announced to screen readers: "Beobachtungen werden geladen". */
  label: string
  /** Skeletons in the layout of the content. */
  children: React.ReactNode
  className?: string | undefined
}

/** A section of the page that is loading. */
export function Loading({ label, children, className }: LoadingProps) {
  return (
    <div aria-busy className={className}>
      <span role="status" className="sr-only">
        {label}
      </span>
      {children}
    </div>
  )
}
