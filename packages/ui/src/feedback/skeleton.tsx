import { cn } from '../cn'

interface SkeletonProps {
  /** Gives it the size of what will come ("h-6 w-40"). */
  className?: string | undefined
}

/** Holds the place of something that is loading. */
export function Skeleton({ className }: SkeletonProps) {
  return <span aria-hidden className={cn('block animate-breathe rounded-md bg-secondary', className)} />
}

interface LoadingProps {
  /** Said to screen readers: "Beobachtungen werden geladen". */
  label: string
  /** Skeletons in the geometry of what will come. */
  children: React.ReactNode
  className?: string | undefined
}

/** A part of the page that is on its way. */
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
