import { ErrorNotice } from '@lernspur/app-runtime'
import type { ReactNode } from 'react'

/** What it needs of a query. */
interface ReadQuery {
  readonly data: unknown
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

interface ReadFailureProps {
  reads: readonly ReadQuery[]
  /** What is missing, if it can be named. */
  title?: ReactNode
}

/**
 * Stands where reads beside a page's main one are missing because they failed: an empty place would claim that there is
 * nothing. Its retry is for all of them; nothing while none has failed.
 */
export function ReadFailure({ reads, title }: ReadFailureProps) {
  const failed = reads.filter(({ data, error }) => error !== null && data === undefined)
  if (failed.length === 0) return null
  const retry = () => {
    for (const { refetch } of failed) void refetch()
  }
  return (
    <ErrorNotice
      title={title}
      error={failed[0]?.error}
      busy={failed.some(({ isFetching }) => isFetching)}
      onRetry={retry}
    />
  )
}
