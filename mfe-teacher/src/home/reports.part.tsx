import './home.css'
import { reportListQuery } from '@lernspur/api-client/report.queries'
import { Link, type PartProps, paths, useClasses, useSuspenseQueries, useTranslation } from '@lernspur/app-kit'
import { Part } from '@lernspur/app-kit/slot/part'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import { LinkRow } from '@lernspur/ui/data/link-row'
import { Card } from '@lernspur/ui/layout/card'
import { ClassChip } from '@lernspur/ui/layout/rail-switcher'

/** Number of classes to query at most; administrators look at reports class by class. */
const asked = 12

/**
 * Number of open reports in each class, and the name of one of them. Only one row is loaded, since the count suffices.
 */
const useOpenReports = (classes: readonly SchoolClass[]) => {
  const ready = classes.filter(({ isOnboardingFinalized }) => isOnboardingFinalized).slice(0, asked)
  const answers = useSuspenseQueries({
    queries: ready.map(({ id }) =>
      reportListQuery(
        { schoolClassId: id },
        { filter: [{ field: 'status', type: 'eq', value: 'inProgress' }], limit: 1 },
      ),
    ),
  })
  return ready.flatMap((schoolClass, index) => {
    const { count, rows } = answers[index]?.data ?? { count: 0, rows: [] }
    return count > 0 ? [{ schoolClass, count, name: rows[0]?.name ?? '' }] : []
  })
}

function OpenReports() {
  const { t } = useTranslation('teacher.home')
  const open = useOpenReports(useClasses())
  return (
    <Card>
      {open.length === 0 ? (
        <p className="p-5 text-muted-foreground">{t(($) => $.reports.empty)}</p>
      ) : (
        <ul>
          {open.map(({ schoolClass, count, name }) => (
            <LinkRow
              key={schoolClass.id}
              link={<Link to={paths.reports(schoolClass.id)} />}
              leading={<ClassChip>{schoolClass.name}</ClassChip>}
              title={t(($) => $.reports.open, { count })}
              hint={name}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

/** Open reports by class. */
export function Component({ skeleton }: PartProps) {
  const { t } = useTranslation('teacher.home')
  return (
    <Part title={t(($) => $.reports.title)} skeleton={skeleton}>
      <OpenReports />
    </Part>
  )
}
