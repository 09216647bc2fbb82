import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import { speaksAsChild } from '@lernspur/contracts/teacher/report-print/visible-rows'
import { cn } from '@lernspur/ui/cn'
import type { ReactNode } from 'react'
import { leveled } from './paper-form'

function Fact({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    <div className={cn('min-w-0', className)}>
      <dt className="text-[0.85em] text-muted-foreground">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}

/** School, slogan and logo above a line. */
export function SchoolHead({ report: { schoolName, schoolSlogan, schoolLogo } }: { report: Report }) {
  return (
    <div className="flex items-center gap-[2em] border-b border-foreground pb-[0.8em] text-left">
      <div className="min-w-0 flex-1">
        <p className="text-[1.15em] font-bold">{schoolName}</p>
        {schoolSlogan && <p className="text-[0.9em] text-muted-foreground">{schoolSlogan}</p>}
      </div>
      {schoolLogo && <img src={schoolLogo} alt="" className="h-[4em] max-w-[13em] object-contain" />}
    </div>
  )
}

/** School, name of the report, child, class and period, as they were when it was created (rule report.1). */
export function PaperHead({ report }: { report: Report }) {
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  const { schoolYearName, schoolTermSemester: semester, name } = report
  const { schoolClassName, schoolClassNickname: nickname, details, fields = [] } = report
  const year = [schoolYearName, semester && t(($) => $.paper.semester[semester])].filter(Boolean).join(', ')
  const birthDate = fields.includes('birthDate') && details?.birthDate
  const isFourfold = birthDate && year
  return (
    <header>
      <SchoolHead report={report} />
      <p className="mt-[2em] text-[1.15em] text-muted-foreground">
        {report.layout.form !== 'child'
          ? name
          : speaksAsChild(report.subjects.map(({ domains }) => ({ domains: leveled(domains) })))
            ? t(($) => $.paper.forChild, { name })
            : t(($) => $.paper.ofChild, { name })}
      </p>
      <p className="text-[2.2em] leading-tight font-bold wrap-anywhere">
        {report.studentFirstName} {report.studentLastName}
      </p>
      {report.correction && (
        <p className="mt-[0.6em] font-semibold">
          {t(($) => $.correction.of, {
            name: report.correction.name,
            day: format.dayLong(report.correction.completedAt),
          })}
        </p>
      )}
      <dl className={cn('mt-[1.2em] gap-x-[1.2em] gap-y-[0.8em]', isFourfold ? 'grid grid-cols-2' : 'flex')}>
        <Fact className="flex-5" label={t(($) => $.paper.schoolClass)}>
          {schoolClassName} {nickname && t(($) => $.paper.quote, { text: nickname })}
        </Fact>
        {birthDate && (
          <Fact className="flex-5" label={t(($) => $.details.birthDate)}>
            {format.dayLong(birthDate)}
          </Fact>
        )}
        <Fact className="flex-7" label={t(($) => $.paper.period)}>
          {format.dayLong(report.startDate)} – {format.dayLong(report.endDate)}
        </Fact>
        {year && (
          <Fact className="flex-4" label={t(($) => $.paper.schoolYear)}>
            {year}
          </Fact>
        )}
      </dl>
    </header>
  )
}
