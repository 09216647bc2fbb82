import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { TenantRow } from '@lernspur/contracts/provider/provider-tenant.contract'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import CirclePause from 'lucide-react/icons/circle-pause'
import Trash2 from 'lucide-react/icons/trash-2'
import Truck from 'lucide-react/icons/truck'
import { useMayAct } from '../../role/use-may-act'
import { useTenantActions } from '../use-tenant-actions'

/** What keeps people from working at a school, why, and how to undo it. */
export function TenantBanner({ tenant }: { tenant: TenantRow }) {
  const { t } = useTranslation('provider.school')
  const format = useFormat()
  const mayAct = useMayAct()
  const { enable, keep, isBusy } = useTenantActions(tenant)
  const { isDisabled, disabledAt, disabledReason, closesAt, isClosedByProvider, isMoving, movedTo } = tenant
  if (isMoving)
    return (
      <Banner tone="warning" icon={<Truck />}>
        {movedTo && closesAt
          ? t(($) => $.banner.moved, { address: movedTo, day: format.day(closesAt) })
          : t(($) => $.banner.moving)}
      </Banner>
    )
  if (closesAt)
    return (
      <Banner
        tone="danger"
        icon={<Trash2 />}
        action={
          mayAct &&
          isClosedByProvider && (
            <Button size="sm" variant="outline" busy={isBusy} onClick={keep}>
              {t(($) => $.banner.undoDeletion)}
            </Button>
          )
        }
      >
        {t(($) => $.banner.closing, { day: format.day(closesAt) })}{' '}
        {isClosedByProvider ? t(($) => $.banner.byProvider) : t(($) => $.banner.bySchool)}
      </Banner>
    )
  if (!isDisabled) return null
  return (
    <Banner
      tone="warning"
      icon={<CirclePause />}
      action={
        mayAct && (
          <Button size="sm" variant="outline" busy={isBusy} onClick={enable}>
            {t(($) => $.banner.enable)}
          </Button>
        )
      }
    >
      {disabledAt ? t(($) => $.banner.disabledSince, { day: format.day(disabledAt) }) : t(($) => $.banner.disabled)}{' '}
      {disabledReason ? t(($) => $.banner.reason, { reason: disabledReason }) : t(($) => $.banner.noReason)}
    </Banner>
  )
}
