import { Link, paths, useFormat, useSession, useTranslation } from '@lernspur/app-runtime'
import type { YearOutlook } from '@lernspur/contracts/school-admin/year/school-calendar.contract'
import { Button } from '@lernspur/ui/components/ui/button'

/** Links to where the next year is prepared; nothing for users who may not. */
export function PrepareLink({ to }: { to: 'prepare' | 'years' }) {
  const { t } = useTranslation('teacher.year-end')
  const { tenant, role } = useSession()
  if (!tenant || !role || role.roleType === 'user') return null
  const path = to === 'prepare' ? paths.schoolRollOver(tenant.id) : paths.schoolYears(tenant.id)
  return (
    <Button asChild variant="outline" size="sm" className="min-h-11">
      <Link to={path}>{t(($) => $.action[to])}</Link>
    </Button>
  )
}

/** A sentence that names who can prepare the next year, for everybody else. */
export const useWhoPrepares = ({ leaders }: Pick<YearOutlook, 'leaders'>): string => {
  const { t } = useTranslation('teacher.year-end')
  const format = useFormat()
  const { role } = useSession()
  if (role?.roleType !== 'user' || leaders.length === 0) return ''
  return ` ${t(($) => $.who, { names: format.list(leaders.map(format.name)) })}`
}
