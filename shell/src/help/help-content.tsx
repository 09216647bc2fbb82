import { ErrorBoundary, useTranslation } from '@lernspur/app-runtime'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import { type ReactNode, Suspense } from 'react'

/** What needs the articles of the help: a skeleton until they are loaded, and an error to try again if they are not. */
export function HelpContent({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell.help')
  return (
    <ErrorBoundary>
      <Suspense
        fallback={
          <Loading label={t(($) => $.page.loading)}>
            <Skeleton className="h-96" />
          </Loading>
        }
      >
        {children}
      </Suspense>
    </ErrorBoundary>
  )
}
