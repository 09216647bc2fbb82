import { LevelPictureOf } from '@lernspur/app-kit/display/level-picture-of'
import { useSaver } from '@lernspur/app-kit/saving/use-saver'
import { useTranslation } from '@lernspur/app-runtime'
import type { FormBlock } from '@lernspur/contracts/official-form/form-content'
import { printedGrade } from '@lernspur/contracts/official-form/grade-proposal'
import type { Report, ReportSubject } from '@lernspur/contracts/teacher/report.contract'
import { openSign } from '@lernspur/contracts/teacher/report-print/visible-rows'
import { useMemo } from 'react'
import { hasPicture } from '../../level/has-picture'
import type { SectionSaver } from '../draft/section-changes'
import type { ReportDraft } from '../draft/use-report-draft'
import { useGradeName } from '../form/use-grade-name'
import { OfficialPaper } from './official-paper'
import { type PaperForm, paperFormOf } from './paper-form'
import { PaperHead } from './paper-head'
import { PaperSignatures } from './paper-signatures'
import { PaperSubject } from './paper-subject'

function Legend({ form: { layout, scale, isMarked, hasOpen }, title }: { form: PaperForm; title?: string }) {
  const { t } = useTranslation('teacher.report')
  const isNumbered = layout.form === 'compact'
  const marks = isMarked && !isNumbered
  return (
    <div className="mt-[1.6em] rounded-[0.4em] bg-muted px-[1em] py-[0.7em]">
      <p className="text-[0.85em] text-muted-foreground">{title ?? t(($) => $.paper.legend)}</p>
      <ul className="mt-[0.3em] flex flex-wrap gap-x-[1.6em] gap-y-[0.3em]">
        {scale.map((level) => (
          <li key={level.level} className="flex items-center gap-[0.5em]">
            {marks && hasPicture(level) && (
              <LevelPictureOf level={level} size={20} decorative className="size-[1.5em]" />
            )}
            {isNumbered ? `${level.level} ${level.label}` : level.label}
          </li>
        ))}
        {hasOpen && (
          <li className="flex items-center gap-[0.5em]">
            {marks && <span aria-hidden className="size-[1em] rounded-full border border-dashed border-input" />}
            {isNumbered ? `${openSign} ${t(($) => $.unseen)}` : t(($) => $.unseen)}
          </li>
        )}
      </ul>
    </div>
  )
}

interface SubjectProps {
  saver: SectionSaver<ReportSubject>
  form: PaperForm
  isDraft: boolean
  parts?: Extract<FormBlock, { kind: 'subjects' }> | undefined
  /** The grade that a teacher has decided, as `ReportSubject` has it. */
  decided: string | null
}

function Subject({ saver, decided, parts, ...props }: SubjectProps) {
  const { t } = useTranslation('teacher.report')
  const nameOf = useGradeName()
  const { current: section } = useSaver(saver)
  const grades = parts?.grades ?? []
  const grade = printedGrade(decided, section.domains, props.form.scale.length, grades)
  const text =
    grades.length === 0
      ? undefined
      : grade
        ? t(($) => $.grade.printed, { grade: nameOf(grade) })
        : t(($) => $.grade.none)
  return <PaperSubject subject={section} parts={parts} grade={text} {...props} />
}

/** The print preview, including unsaved changes. It stays white in the dark theme. */
export function ReportPaper({ report, draft }: { report: Report; draft: ReportDraft }) {
  const { t } = useTranslation('teacher.report')
  const form = useMemo(() => paperFormOf(report), [report])
  const isDraft = report.status === 'inProgress'
  const decidedIn = (id: string) => report.subjects.find((one) => one.id === id)?.grade ?? null
  const subjects = (parts?: SubjectProps['parts']) =>
    [...draft.subjects].map(([id, saver]) => (
      <Subject key={id} saver={saver} form={form} isDraft={isDraft} parts={parts} decided={decidedIn(id)} />
    ))
  return (
    <div
      data-theme="light"
      className="relative @container [print-color-adjust:exact] print:bg-transparent overflow-hidden rounded-sm border bg-card shadow-md print:border-0 print:shadow-none"
    >
      <div className="min-h-[141cqw] p-[7.5%] text-[clamp(0.5rem,1.72cqw,1rem)] leading-normal">
        {report.officialForm ? (
          <OfficialPaper
            report={report}
            form={report.officialForm}
            draft={draft}
            subjects={subjects}
            legend={(title, grades) => (
              <>
                {form.isExplained && <Legend form={form} title={title} />}
                {grades !== '' && <p className="mt-[0.6em] text-[0.9em]">{grades}</p>}
              </>
            )}
          />
        ) : (
          <>
            <PaperHead report={report} />
            {form.isExplained && <Legend form={form} />}
            {subjects()}
            <PaperSignatures report={report} draft={draft} />
          </>
        )}
      </div>
      {isDraft && (
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
