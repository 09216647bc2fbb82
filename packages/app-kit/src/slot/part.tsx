import { ErrorBoundary } from '@lernspur/app-kit'
import { type ReactNode, Suspense } from 'react'
import { Section } from './section'

interface PartProps {
  title: string
  /** In the geometry of what will come. */
  skeleton: ReactNode
  children: ReactNode
}

/** A part that reads for itself: the others stand while it loads, and when it fails. */
export function Part({ title, skeleton, children }: PartProps) {
  return (
    <Section title={title}>
      <ErrorBoundary>
        <Suspense fallback={skeleton}>{children}</Suspense>
      </ErrorBoundary>
    </Section>
  )
}
