import type { ReactNode } from 'react'

interface LoadingProps {
  /** Announced to screen readers: "Beobachtungen werden geladen". */
  label: string
  /** Skeletons in the layout of the content. */
  children: ReactNode
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
