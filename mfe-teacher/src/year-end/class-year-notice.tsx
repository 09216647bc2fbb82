import { yearOutlookQuery } from '@lernspur/api-client/school-admin/year/school-calendar.queries'
import { classTime, Link, paths, today, useClasses, useFormat, useQuery, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { SchoolYear } from '@lernspur/contracts/school-admin/school-year.contract'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import CalendarRange from 'lucide-react/icons/calendar-range'
import type { ReactNode } from 'react'
import { PrepareLink, useWhoPrepares } from './who-prepares'

function Notice({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-300 px-4 pt-6 md:px-8 md:pt-8 print:hidden">
      <Banner tone="warning" icon={<CalendarRange />} action={action}>
        {children}
      </Banner>
    </div>
  )
}

/** For a class that went on after its year had ended: links to the class that it became. */
function ContinuedNotice({ year, next }: { year: SchoolYear; next: SchoolClass }) {
  const { t } = useTranslation('teacher.year-end')
  return (
    <Notice
      action={
        <Button asChild variant="outline" size="sm" className="min-h-11">
          <Link to={paths.classSkills(next.id)}>{t(($) => $.action.next, { name: next.name })}</Link>
        </Button>
      }
    >
      {t(($) => $.class.wentOn, { year: year.name, name: next.name })}
    </Notice>
  )
}

/** For a class whose year ends, has ended, is yet to begin or is missing: what that means and who can change it. */
export default function ClassYearNotice({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('teacher.year-end')
  const format = useFormat()
  const { data } = useQuery(yearOutlookQuery())
  const next = useClasses().find(({ originId, isTemplate }) => originId === schoolClass.id && !isTemplate)
  const who = useWhoPrepares({ leaders: data?.leaders ?? [] })
  const { id, name, schoolYear } = schoolClass
  // Said before somebody types, so it waits for nothing.
  if (schoolYear && classTime(schoolClass, today()) === 'coming') {
    return (
      <Notice action={null}>
        {t(($) => $.class.begins, { year: schoolYear.name, day: format.dayLong(schoolYear.schoolYearStart) })}
      </Notice>
    )
  }
  if (!data) return null
  if (!schoolYear) {
    return (
      <Notice action={<PrepareLink to="years" />}>
        {t(($) => $.class.none)}
        {who}
      </Notice>
    )
  }
  const hasEnded = schoolYear.schoolYearEnd < today()
  if (next) return hasEnded ? <ContinuedNotice year={schoolYear} next={next} /> : null
  const isWaiting = data.waiting.some((one) => one.id === id)
  const facts = { name, year: schoolYear.name, day: format.dayLong(schoolYear.schoolYearEnd) }
  if (!hasEnded && !isWaiting) return null
  return (
    <Notice action={isWaiting && <PrepareLink to="prepare" />}>
      {hasEnded ? t(($) => $.class.ended, facts) : t(($) => $.class.ends, facts)}
      {isWaiting && who}
    </Notice>
  )
}
