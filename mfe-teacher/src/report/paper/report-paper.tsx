import { schoolYearListQuery } from '@lernspur/api-client/school-year.queries'
import { currentTenantQuery } from '@lernspur/api-client/tenant.queries'
import { useClass, useFormat, useQuery, useTranslation } from '@lernspur/app-kit'
import { LevelPictureOf } from '@lernspur/app-kit/display/level-picture-of'
import { useSaver } from '@lernspur/app-kit/saving/use-saver'
import type { Report, ReportLevel, ReportSubject } from '@lernspur/contracts/report.contract'
import type { ReactNode } from 'react'
import { hasPicture } from '../../class-work/has-picture'
import { generalSection } from '../draft/general-section'
import type { SectionSaver } from '../draft/section-changes'
import type { ReportDraft } from '../draft/use-report-draft'
import { PaperComment } from './paper-comment'
import { PaperDetails } from './paper-details'
import { PaperSubject } from './paper-subject'

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 flex-1">
      <dt className="text-[0.85em] text-muted-foreground">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}

function Head({ report }: { report: Report }) {
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  const { data: school } = useQuery(currentTenantQuery())
  const { data: years } = useQuery(schoolYearListQuery())
  const schoolClass = useClass(report.schoolClassId ?? '')
  const { studentFirstName: firstName, studentLastName: lastName, schoolTermSemester: semester } = report
  const schoolYear = years?.rows.find(
    ({ schoolYearStart, schoolYearEnd }) => schoolYearStart <= report.startDate && report.startDate <= schoolYearEnd,
  )
  const year = [schoolYear?.name, semester && t(($) => $.paper.semester[semester])]
  const nickname = schoolClass?.nickname && t(($) => $.paper.quote, { text: schoolClass.nickname })
  return (
    <header>
      <div className="border-b border-foreground pb-[0.8em]">
        <p className="min-h-[1.5em] text-[1.15em] font-bold">{school?.name}</p>
        {school?.slogan && <p className="text-[0.9em] text-muted-foreground">{school.slogan}</p>}
      </div>
      <p className="mt-[2em] text-[1.15em] text-muted-foreground">{report.name}</p>
      <p className="text-[2.2em] leading-tight font-bold">{format.name({ firstName, lastName })}</p>
      <dl className="mt-[1.2em] flex gap-[1.2em]">
        <Fact label={t(($) => $.paper.schoolClass)}>{[schoolClass?.name, nickname].filter(Boolean).join(' ')}</Fact>
        {report.details?.birthDate && report.fields?.includes('birthDate') && (
          <Fact label={t(($) => $.details.birthDate)}>{format.dayLong(report.details.birthDate)}</Fact>
        )}
        <Fact label={t(($) => $.paper.period)}>
          {format.dayLong(report.startDate)} – {format.dayLong(report.endDate)}
        </Fact>
        <Fact label={t(($) => $.paper.schoolYear)}>{year.filter(Boolean).join(', ') || '–'}</Fact>
      </dl>
    </header>
  )
}

function Legend({ scale }: { scale: readonly ReportLevel[] }) {
  const { t } = useTranslation('teacher.report')
  return (
    <div className="mt-[1.6em] rounded-[0.4em] bg-muted px-[1em] py-[0.7em]">
      <p className="text-[0.85em] text-muted-foreground">{t(($) => $.paper.legend)}</p>
      <ul className="mt-[0.3em] flex flex-wrap gap-x-[1.6em] gap-y-[0.3em]">
        {scale.map((level) => (
          <li key={level.level} className="flex items-center gap-[0.5em]">
            {hasPicture(level) && <LevelPictureOf level={level} size={20} decorative className="size-[1.5em]" />}
            {level.label}
          </li>
        ))}
        <li className="flex items-center gap-[0.5em]">
          <span aria-hidden className="size-[1em] rounded-full border border-dashed border-input" />
          {t(($) => $.unseen)}
        </li>
      </ul>
    </div>
  )
}

function Line({ label }: { label: string }) {
  return (
    <p className="flex-1 pt-[3.4em]">
      <span className="block border-t border-foreground pt-[0.3em] text-[0.85em] text-muted-foreground">{label}</span>
    </p>
  )
}

function Closing({ draft, report }: { draft: ReportDraft; report: Report }) {
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  const { shown: section } = useSaver(draft.general)
  return (
    <footer data-section={generalSection} className="mt-[1.6em]">
      <PaperComment label={t(($) => $.paper.generalComment)} text={section.comment} colour="currentcolor" />
      <PaperDetails report={report} />
      <div className="flex items-end gap-[2em]">
        <Line label={t(($) => $.paper.placeAndDate)} />
        <p className="flex-1 text-right text-[0.85em] text-muted-foreground">
          {report.completedAt && t(($) => $.paper.completed, { day: format.dayLong(report.completedAt) })}
        </p>
      </div>
      <div className="flex gap-[2em]">
        <Line label={t(($) => $.paper.classTeacher)} />
        <Line label={t(($) => $.paper.headOfSchool)} />
        <Line label={t(($) => $.paper.guardians)} />
      </div>
    </footer>
  )
}

interface SubjectProps {
  saver: SectionSaver<ReportSubject>
  report: Report
}

function Subject({ saver, report }: SubjectProps) {
  const { shown: section } = useSaver(saver)
  return (
    <PaperSubject subject={section} scale={report.performanceVisualLevels} isDraft={report.status === 'inProgress'} />
  )
}

/** The print preview, including unsaved changes. It stays white in the dark theme. */
export function ReportPaper({ report, draft }: { report: Report; draft: ReportDraft }) {
  const { t } = useTranslation('teacher.report')
  return (
    <div
      data-theme="light"
      className="relative @container [print-color-adjust:exact] print:bg-transparent overflow-hidden rounded-sm border bg-card shadow-md print:border-0 print:shadow-none"
    >
      <div className="min-h-[141cqw] p-[7.5%] text-[clamp(0.5rem,1.72cqw,1rem)] leading-normal">
        <Head report={report} />
        {report.performanceVisualLevels.length > 0 && <Legend scale={report.performanceVisualLevels} />}
        {[...draft.subjects].map(([id, saver]) => (
          <Subject key={id} saver={saver} report={report} />
        ))}
        <Closing report={report} draft={draft} />
      </div>
      {report.status === 'inProgress' && (
        <span
          aria-hidden
          className="pointer-events-none absolute top-[60cqw] left-1/2 -translate-x-1/2 -rotate-38 text-[18cqw] font-bold opacity-5"
        >
          {t(($) => $.paper.draft)}
        </span>
      )}
    </div>
  )
}
