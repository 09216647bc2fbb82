import { Link, paths, usePageTitle, useTranslation } from '@lernspur/app-runtime'
import { EmptyState } from '@lernspur/ui/feedback/empty-state'
import { LinkButton } from '@lernspur/ui/form/link-button'
import Compass from 'lucide-react/icons/compass'

/** For unknown paths and for rows that the user may not see. */
export function NotFound() {
  const { t } = useTranslation('shell.frame')
  usePageTitle(t(($) => $.notFound.title))
  return (
    <EmptyState
      size="page"
      icon={<Compass />}
      title={t(($) => $.notFound.title)}
      description={t(($) => $.notFound.description)}
      action={
        <LinkButton asChild>
          <Link to={paths.home}>{t(($) => $.notFound.action)}</Link>
        </LinkButton>
      }
    />
  )
}
