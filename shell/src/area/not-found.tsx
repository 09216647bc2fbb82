import { Link, paths, usePageTitle, useTranslation } from '@lernspur/app-runtime'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Button } from '@lernspur/ui/components/ui/button'
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
        <Button asChild>
          <Link to={paths.home}>{t(($) => $.notFound.action)}</Link>
        </Button>
      }
    />
  )
}
