import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { TenantRow, TenantStatus } from '@lernspur/contracts/provider/provider-tenant.contract'
import { Badge, type BadgeProps } from '@lernspur/ui/components/ui/badge'

const tones: Record<TenantStatus, BadgeProps['variant']> = {
  provider: 'default',
  closing: 'destructive',
  disabled: 'outline',
  inSetup: 'warning',
  active: 'success',
}

/** The state of a school; with the day, if it is being deleted. */
export function TenantState({ tenant }: { tenant: Pick<TenantRow, 'status' | 'closesAt' | 'isMoving'> }) {
  const { t } = useTranslation('provider.tenant')
  const format = useFormat()
  const { status, closesAt, isMoving } = tenant
  if (isMoving) return <Badge variant="warning">{t(($) => $.moving)}</Badge>
  return (
    <span className="grid justify-items-start">
      <Badge variant={tones[status]} className="whitespace-nowrap">
        {t(($) => $.state[status])}
      </Badge>
      {closesAt && (
        <span className="text-xs text-muted-foreground">{t(($) => $.closesOn, { day: format.day(closesAt) })}</span>
      )}
    </span>
  )
}
