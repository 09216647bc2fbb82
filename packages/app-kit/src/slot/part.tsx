import { ErrorBoundary } from '@lernspur/app-runtime'
import { type ReactNode, Suspense } from 'react'
import { Section } from './section'

interface PartProps {
  title: string
  /** Skeleton with the dimensions of the final content. */
  skeleton: ReactNode
  children: ReactNode
}

/** A section with its own suspense and error boundary: others are shown while it loads or if it fails. */
export function Part({ title, skeleton, children }: PartProps) {
  return (
    <Section title={title}>
      <ErrorBoundary>
        <Suspense fallback={skeleton}>{children}</Suspense>
      </ErrorBoundary>
    </Section>
  )
}
