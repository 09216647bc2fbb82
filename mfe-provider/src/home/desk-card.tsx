import { ErrorBoundary } from '@lernspur/app-runtime'
import { CardHeading } from '@lernspur/ui/components/card/card-heading'
import { Card } from '@lernspur/ui/components/ui/card'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import { type ReactNode, Suspense, useId } from 'react'

interface DeskCardProps {
  title: string
  description?: string
  actions?: ReactNode
  children: ReactNode
}

/** A card that loads and fails independently of the others. */
export function DeskCard({ title, description, actions, children }: DeskCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card>
        <CardHeading title={<span id={id}>{title}</span>} description={description} actions={actions} />
        <ErrorBoundary>
          <Suspense
            fallback={
              <div aria-busy className="px-5 pb-5">
                <Skeleton className="h-16" />
              </div>
            }
          >
            {children}
          </Suspense>
        </ErrorBoundary>
      </Card>
    </section>
  )
}
