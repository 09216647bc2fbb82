import { yearOutlookQuery } from '@lernspur/api-client/school-admin/year/school-calendar.queries'
import { useFormat, useQuery, useTranslation } from '@lernspur/app-runtime'
import type { YearOutlook } from '@lernspur/contracts/school-admin/year/school-calendar.contract'
import { Banner } from '@lernspur/ui/components/layout/banner'
import CalendarRange from 'lucide-react/icons/calendar-range'
import { PrepareLink, useWhoPrepares } from './who-prepares'

function Hint({ outlook }: { outlook: YearOutlook }) {
  const { t } = useTranslation('teacher.year-end')
  const format = useFormat()
  const who = useWhoPrepares(outlook)
  const { waiting, endsOn, hasYear } = outlook
  const names = format.list(waiting.slice(0, 3).map(({ name }) => name))
  const facts = { names, count: waiting.length, more: waiting.length - 3, day: format.dayLong(endsOn ?? '') }
  const classes = waiting.length > 3 ? t(($) => $.classes.more, facts) : t(($) => $.classes.named, facts)
  return (
    <Banner tone="warning" icon={<CalendarRange />} action={<PrepareLink to="prepare" />}>
      {endsOn && !hasYear ? t(($) => $.home.ended, facts) : t(($) => $.home.ends, facts)} {classes}
      {who}
    </Banner>
  )
}

/** Says on the start page that classes have no next year, and who can change that (rule roll-over.6). */
export default function YearEndHint() {
  const { data } = useQuery(yearOutlookQuery())
  return data?.endsOn && data.waiting.length > 0 ? <Hint outlook={data} /> : null
}
