import { usePageTitle } from '@lernspur/app-kit'
import { EmptyState, type EmptyStateProps } from '@lernspur/ui/feedback/empty-state'

/** A whole page that says how things stand and offers the way on. */
export function StatePage({ title, ...rest }: Omit<EmptyStateProps, 'size' | 'title'> & { title: string }) {
  usePageTitle(title)
  return <EmptyState size="page" title={title} {...rest} />
}
