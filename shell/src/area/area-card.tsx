import { Link, paths, useLanguage, useOnline, usePageTitle, useReconnect, useTranslation } from '@lernspur/app-runtime'
import type { FailedArea } from '@lernspur/federation/area-boundary'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Button } from '@lernspur/ui/components/ui/button'
import Unplug from 'lucide-react/icons/unplug'
import { areas } from './areas'

/** Shown for an area that is unavailable while everything else works. */
export function AreaCard({ area, reason, retrying, retry }: FailedArea) {
  const { t } = useTranslation('shell.frame')
  const language = useLanguage()
  const reasons = {
    disabled: t(($) => $.area.disabled),
    timeout: t(($) => $.area.timeout),
    unreachable: t(($) => $.area.unreachable),
    broken: t(($) => $.area.unreachable),
  }
  const title = t(($) => $.area.title, { area: areas.titleOf(area)?.[language] ?? area })
  usePageTitle(title)
  const online = useOnline()
  const isTemporary = reason === 'unreachable' || reason === 'timeout'
  useReconnect(() => isTemporary && !retrying && retry())
  return (
    <div role="alert">
      <EmptyState
        size="page"
        icon={<Unplug />}
        title={title}
        description={isTemporary && !online ? t(($) => $.area.offline) : reasons[reason]}
        action={
          <>
            <Button busy={retrying} onClick={retry}>
              {t(($) => $.area.retry)}
            </Button>
            <Button asChild variant="outline">
              <Link to={paths.home}>{t(($) => $.notFound.action)}</Link>
            </Button>
          </>
        }
      />
    </div>
  )
}
