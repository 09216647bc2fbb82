import { quietSchoolsQuery } from '@lernspur/api-client/provider/dashboard.queries'
import { Link, paths, useFormat, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import { quietWeeks } from '@lernspur/contracts/provider/dashboard.contract'
import { LinkRow } from '@lernspur/ui/components/data/link-row'
import { SegmentedControl } from '@lernspur/ui/components/form/segmented-control'
import { CardContent } from '@lernspur/ui/components/ui/card'
import { useState } from 'react'
import { DeskCard } from '../desk-card'

const choices = quietWeeks.map((weeks) => `${weeks}` as const)
type Weeks = (typeof choices)[number]

function QuietList({ weeks }: { weeks: Weeks }) {
  const { t } = useTranslation('provider.dashboard')
  const format = useFormat()
  const { rows, count } = useSuspenseQuery(quietSchoolsQuery({ weeks })).data
  if (count === 0) return <CardContent className="text-muted-foreground">{t(($) => $.quiet.none)}</CardContent>
  return (
    <>
      <ul>
        {rows.map(({ id, name, lastSeenOn, quietDays }) => (
          <LinkRow
            key={id}
            link={<Link to={`${paths.providerTenants}?${new URLSearchParams({ search: name })}`} />}
            title={name}
            hint={
              lastSeenOn === null
                ? t(($) => $.quiet.never)
                : t(($) => $.quiet.lastSeen, { day: format.day(lastSeenOn), count: quietDays })
            }
          />
        ))}
      </ul>
      {count > rows.length && (
        <CardContent className="pt-3 text-sm text-muted-foreground">
          {t(($) => $.quiet.further, { count: count - rows.length })}
        </CardContent>
      )}
    </>
  )
}

/** Schools in which nobody has worked for some weeks outside of the holidays (rule desk.2). */
export function QuietSchools() {
  const { t } = useTranslation('provider.dashboard')
  const [weeks, setWeeks] = useState<Weeks>('4')
  return (
    <DeskCard
      title={t(($) => $.quiet.title)}
      description={t(($) => $.quiet.description)}
      actions={
        <SegmentedControl
          label={t(($) => $.quiet.since)}
          segments={choices.map((value) => ({ value, label: t(($) => $.quiet.weeks, { count: Number(value) }) }))}
          value={weeks}
          onValueChange={(chosen) => setWeeks(choices.find((value) => value === chosen) ?? '4')}
        />
      }
    >
      <QuietList weeks={weeks} />
    </DeskCard>
  )
}
