import { reportGroupListQuery } from '@lernspur/api-client/teacher/report-group.queries'
import { Link, paths, useFormat, useQuery, useSearchParams, useTranslation } from '@lernspur/app-runtime'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import { PersonAvatar } from '@lernspur/ui/components/data/person-avatar'
import { Breadcrumbs, Crumb } from '@lernspur/ui/components/layout/breadcrumbs'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Badge } from '@lernspur/ui/components/ui/badge'
import type { ReactNode } from 'react'
import { SiblingLinks } from '../../student-link/sibling-links'
import { useSiblings } from './use-siblings'

/** Links to the reports of the previous and next child. */
function SiblingNav({ classId, report }: { classId: string; report: Report }) {
  const { t } = useTranslation('teacher.report')
  const [search] = useSearchParams()
  const { before, after, position, all } = useSiblings(classId, report)
  return (
    <SiblingLinks
      label={t(($) => $.siblings.label)}
      before={before}
      after={after}
      linkTo={({ id }) => ({ pathname: paths.report(classId, id), search: search.toString() })}
      labelOf={(direction, name) => t(($) => $.siblings[direction], { name })}
      position={all > 0 ? t(($) => $.siblings.position, { place: position, all }) : undefined}
    />
  )
}

interface ReportHeaderProps {
  classId: string
  report: Report
  actions: ReactNode
}

/** The student and period of a report, and links to the sibling reports. */
export function ReportHeader({ classId, report, actions }: ReportHeaderProps) {
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  const { name, studentFirstName, studentLastName, studentAvatar, originalStudentId, startDate, endDate, status } =
    report
  const child = format.name({ firstName: studentFirstName, lastName: studentLastName })
  const { data: groups } = useQuery({
    ...reportGroupListQuery({ schoolClassId: classId }),
    enabled: report.groupId !== null,
  })
  const group = groups?.rows.find(({ id }) => id === report.groupId)
  return (
    <div className="print:hidden">
      <PageHeader
        above={
          <div className="flex items-center justify-between gap-x-4">
            <div className="min-w-0">
              <Breadcrumbs label={t(($) => $.youAreHere)}>
                {group ? (
                  <Crumb link={<Link to={paths.reportGroup(classId, group.id)} />}>{group.name}</Crumb>
                ) : (
                  <Crumb link={<Link to={paths.reports(classId)} />}>{t(($) => $.title)}</Crumb>
                )}
                <Crumb>{child}</Crumb>
              </Breadcrumbs>
            </div>
            <SiblingNav classId={classId} report={report} />
          </div>
        }
        leading={
          <PersonAvatar
            name={child}
            seed={originalStudentId}
            src={studentAvatar}
            size={64}
            className="max-sm:size-12"
          />
        }
        title={child}
        description={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>{name}</span>
            <span>{format.period(startDate, endDate)}</span>
            <Badge variant={status === 'completed' ? 'success' : 'secondary'}>{t(($) => $.state[status])}</Badge>
          </span>
        }
        actions={actions}
      />
    </div>
  )
}
