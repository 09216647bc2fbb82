import { reportListQuery } from '@lernspur/api-client/report.queries'
import { Link, paths, useSuspenseQueries, useTranslation } from '@lernspur/app-kit'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import { Card } from '@lernspur/ui/layout/card'
import { ClassChip } from '@lernspur/ui/layout/rail-switcher'
import ChevronRight from 'lucide-react/icons/chevron-right'

/** Classes asked at most; who leads a school looks at reports class by class. */
const asked = 12

/** How many reports are open in each class, and the name of one of them. A single row is read, since only the count matters. */
const useOpenReports = (classes: readonly SchoolClass[]) => {
  const ready = classes.filter(({ isOnboardingFinalized }) => isOnboardingFinalized).slice(0, asked)
  const answers = useSuspenseQueries({
    queries: ready.map(({ id }) =>
      reportListQuery(id, { filter: [{ field: 'status', type: 'eq', value: 'inProgress' }], limit: 1 }),
    ),
  })
  return ready.flatMap((schoolClass, index) => {
    const { count, rows } = answers[index]?.data ?? { count: 0, rows: [] }
    return count > 0 ? [{ schoolClass, count, name: rows[0]?.name ?? '' }] : []
  })
}

/** Reports that are not completed, by class. */
export function OpenReports({ classes }: { classes: readonly SchoolClass[] }) {
  const { t } = useTranslation('home')
  const open = useOpenReports(classes)
  return (
    <Card>
      {open.length === 0 ? (
        <p className="p-5 text-muted-foreground">{t(($) => $.reports.empty)}</p>
      ) : (
        <ul>
          {open.map(({ schoolClass, count, name }) => (
            <li
              key={schoolClass.id}
              className="relative flex min-h-16 items-center gap-3 border-t px-5 py-2 transition-colors first:border-t-0 hover:bg-muted/60"
            >
              <ClassChip>{schoolClass.name}</ClassChip>
              <div className="grid min-w-0 flex-1">
                <Link to={paths.reports(schoolClass.id)} className="font-medium after:absolute after:inset-0">
                  {t(($) => $.reports.open, { count })}
                </Link>
                <p className="truncate text-xs text-muted-foreground">{name}</p>
              </div>
              <ChevronRight aria-hidden className="size-4.5 text-muted-foreground" />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
