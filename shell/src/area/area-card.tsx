import { Link, paths, useOnline, usePageTitle, useReconnect, useTranslation } from '@lernspur/app-kit'
import type { AreaName } from '@lernspur/contracts/registry.contract'
import type { FailedArea } from '@lernspur/federation/area-boundary'
import { EmptyState } from '@lernspur/ui/feedback/empty-state'
import { Button } from '@lernspur/ui/form/button'
import { LinkButton } from '@lernspur/ui/form/link-button'
import Unplug from 'lucide-react/icons/unplug'

/** Shown for an area that is unavailable while everything else works. */
export function AreaCard({ area, reason, retrying, retry }: FailedArea) {
  const { t } = useTranslation('shell.frame')
  const names: Record<AreaName, string> = {
    teacher: t(($) => $.area.teacher),
    'school-admin': t(($) => $.area.schoolAdmin),
    provider: t(($) => $.area.provider),
  }
  const reasons = {
    disabled: t(($) => $.area.disabled),
    timeout: t(($) => $.area.timeout),
    unreachable: t(($) => $.area.unreachable),
    broken: t(($) => $.area.unreachable),
  }
  const title = t(($) => $.area.title, { area: names[area] })
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
            <LinkButton asChild variant="outline">
              <Link to={paths.home}>{t(($) => $.notFound.action)}</Link>
            </LinkButton>
          </>
        }
      />
    </div>
  )
}
