import { Link, paths, useFormat, useTranslation } from '@lernspur/app-kit'
import type { Report } from '@lernspur/contracts/report.contract'
import { Avatar } from '@lernspur/ui/data/avatar'
import { Badge } from '@lernspur/ui/data/badge'
import { Breadcrumbs, Crumb } from '@lernspur/ui/layout/breadcrumbs'
import { PageHeader } from '@lernspur/ui/layout/page-header'
import type { ReactNode } from 'react'
import { SiblingNav } from './sibling-nav'

interface ReportHeaderProps {
  classId: string
  report: Report
  actions: ReactNode
}

/** Whose report it is, of which time, and the way to the next child. */
export function ReportHeader({ classId, report, actions }: ReportHeaderProps) {
  const { t } = useTranslation('report')
  const format = useFormat()
  const { name, studentFirstName, studentLastName, studentAvatar, originalStudentId, startDate, endDate, status } =
    report
  const child = format.name({ firstName: studentFirstName, lastName: studentLastName })
  const list = report.groupId ? paths.reportGroup(classId, report.groupId) : paths.reports(classId)
  return (
    <div className="print:hidden">
      <PageHeader
        above={
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <Breadcrumbs label={t(($) => $.youAreHere)}>
              <Crumb link={<Link to={list} />}>{report.groupId ? t(($) => $.group.one) : t(($) => $.title)}</Crumb>
              <Crumb>{child}</Crumb>
            </Breadcrumbs>
            <SiblingNav classId={classId} report={report} />
          </div>
        }
        leading={<Avatar name={child} seed={originalStudentId} src={studentAvatar} size={64} />}
        title={child}
        description={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>{name}</span>
            <span>{format.period(startDate, endDate)}</span>
            <Badge tone={status === 'completed' ? 'success' : 'neutral'}>{t(($) => $.state[status])}</Badge>
          </span>
        }
        actions={actions}
      />
    </div>
  )
}
