import { useTranslation } from '@lernspur/app-runtime'
import type { SupportCase } from '@lernspur/contracts/identity/support-case.contract'
import { Banner } from '@lernspur/ui/components/layout/banner'
import Hourglass from 'lucide-react/icons/hourglass'

/** The schools that have not confirmed yet that the person is disabled there (rule role.10); nothing if there are none. */
export function WaitingSchools({ person: { guardedAt } }: { person: NonNullable<SupportCase['person']> }) {
  const { t } = useTranslation('provider.case')
  const names = guardedAt.filter(({ isRequested }) => isRequested).map(({ tenantName }) => tenantName)
  if (names.length === 0) return null
  return (
    <Banner icon={<Hourglass />}>
      {t(($) => $.act.disable.waits, { count: names.length, schools: names.join(', ') })}
    </Banner>
  )
}
