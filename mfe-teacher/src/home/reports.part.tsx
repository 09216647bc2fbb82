import './home.css'
import { Part } from '@lernspur/app-kit/slot/part'
import { Link, type PartProps, paths, useClasses, useFormat, useTranslation } from '@lernspur/app-runtime'
import { LinkRow } from '@lernspur/ui/components/data/link-row'
import { ClassChip } from '@lernspur/ui/components/layout/rail-switcher'
import { Card } from '@lernspur/ui/components/ui/card'
import { useHomeDay } from './use-home-day'

function OpenReports() {
  const { t } = useTranslation('teacher.home')
  const classes = useClasses()
  const format = useFormat()
  const { openReports } = useHomeDay()
  const open = classes.flatMap((schoolClass) =>
    openReports.flatMap((found) => (found.schoolClassId === schoolClass.id ? [{ ...found, schoolClass }] : [])),
  )
  return (
    <Card>
      {open.length === 0 ? (
        <p className="p-5 text-muted-foreground">{t(($) => $.reports.empty)}</p>
      ) : (
        <ul>
          {open.map(({ schoolClass, count, total, name, subjects }) => (
            <LinkRow
              key={schoolClass.id + name}
              link={<Link to={paths.reports(schoolClass.id)} />}
              leading={<ClassChip>{schoolClass.name}</ClassChip>}
              title={
                subjects.length > 0
                  ? t(($) => $.reports.openForMe, { count, subjects: format.list(subjects) })
                  : t(($) => $.reports.open, { count, total })
              }
              hint={name}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

/** Reports that are open for the user, by class and set (rule home.1). */
export function Component({ skeleton }: PartProps) {
  const { t } = useTranslation('teacher.home')
  return (
    <Part title={t(($) => $.reports.title)} skeleton={skeleton}>
      <OpenReports />
    </Part>
  )
}
