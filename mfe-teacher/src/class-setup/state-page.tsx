import { usePageTitle } from '@lernspur/app-runtime'
import { EmptyState, type EmptyStateProps } from '@lernspur/ui/components/feedback/empty-state'

/** A full-page state with a message and a next action. */
export function StatePage({ title, ...rest }: Omit<EmptyStateProps, 'size' | 'title'> & { title: string }) {
  usePageTitle(title)
  return <EmptyState size="page" title={title} {...rest} />
}
