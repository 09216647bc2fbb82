import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { TenantRow } from '@lernspur/contracts/provider/provider-tenant.contract'
import { Stat } from '@lernspur/ui/components/data/stat'
import { useRegionNames } from '../use-region-names'

/** Counts, place and kind of a school. */
export function Facts({ tenant }: { tenant: TenantRow }) {
  const { t } = useTranslation('provider.school')
  const format = useFormat()
  const { stateName, typeName } = useRegionNames()
  const facts = [
    [t(($) => $.fact.people), format.number(tenant.userCount)],
    [t(($) => $.fact.classes), format.number(tenant.schoolClassCount)],
    [t(($) => $.fact.students), format.number(tenant.studentCount)],
    [t(($) => $.fact.land), stateName(tenant.stateId)],
    [t(($) => $.fact.type), typeName(tenant.schoolTypeId) || t(($) => $.fact.unknown)],
    [t(($) => $.fact.createdAt), format.day(tenant.createdAt)],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-6">
      {facts.map(([label, value]) => (
        <Stat key={label} label={label} value={value} className="[&_dd]:text-base" />
      ))}
    </dl>
  )
}
