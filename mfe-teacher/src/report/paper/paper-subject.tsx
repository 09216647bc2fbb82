import { useTranslation } from '@lernspur/app-runtime'
import type { FormBlock } from '@lernspur/contracts/official-form/form-content'
import type { ReportSubject } from '@lernspur/contracts/teacher/report.contract'
import { visibleDomains } from '@lernspur/contracts/teacher/report-print/visible-rows'
import { tintFor } from '@lernspur/ui/colour/tint'
import { memo } from 'react'
import { PaperComment } from './paper-comment'
import { leveled, type PaperForm } from './paper-form'
import { PaperRows } from './paper-rows'

interface PaperSubjectProps {
  subject: ReportSubject
  form: PaperForm
  isDraft: boolean
  /** What an official form shows of a subject; all without one. */
  parts?: Pick<Extract<FormBlock, { kind: 'subjects' }>, 'hasCompetences' | 'hasComments'> | undefined
  /** The grade in words, where the form has grades. */
  grade?: string | undefined
}

/** One subject in print. */
export const PaperSubject = memo(({ subject, form, isDraft, parts, grade }: PaperSubjectProps) => {
  const { t } = useTranslation('teacher.report')
  const colours = tintFor(subject.color, 'light')
  const visible = visibleDomains(form.layout, leveled(subject.domains), form.scale.length, {
    canAlready: t(($) => $.paper.canAlready),
    practising: t(($) => $.paper.practising),
    goesWell: t(($) => $.paper.goesWell),
    isPractised: t(($) => $.paper.isPractised),
  })
  const isCompact = form.layout.form === 'compact'
  const hasRows = parts?.hasCompetences ?? true
  const comment = (parts?.hasComments ?? true) && (
    <PaperComment label={t(($) => $.paper.comment)} text={subject.comment} colour={colours.mark} />
  )
  const hasCompetences = subject.domains.some(({ competences }) => competences.length > 0)
  return (
    <section data-section={subject.id} className="mt-[1.6em]">
      <h3
        className="flex items-stretch gap-[1em] overflow-hidden rounded-[0.3em] text-[1.2em] font-bold"
        style={{ background: colours.ground }}
      >
        <span
          className="grid min-w-[2.6em] place-items-center px-[0.5em] text-[0.75em] text-card"
          style={{ background: colours.mark }}
        >
          {subject.abbreviation}
        </span>
        <span className="min-w-0 flex-1 py-[0.35em]">{subject.name}</span>
        {grade && <span className="self-center pr-[1em] text-[0.8em]">{grade}</span>}
        {isDraft && subject.status === 'inProgress' && (
          <span className="self-center pr-[1em] text-[0.7em] font-normal text-muted-foreground">
            {t(($) => $.paper.subjectOpen)}
          </span>
        )}
      </h3>
      <div className={isCompact ? 'mt-[0.6em] columns-2 gap-[1.6em]' : undefined}>
        {hasRows &&
          visible.map(({ name, symbol, competences }) => (
            <PaperRows key={`${symbol} ${name}`} name={name} symbol={symbol} rows={competences} form={form} />
          ))}
        {isCompact && comment}
      </div>
      {hasRows && visible.length === 0 && (
        <p className="mt-[0.6em] text-[0.85em] text-muted-foreground">
          {hasCompetences ? t(($) => $.paper.nothingObserved) : t(($) => $.paper.noCompetences)}
        </p>
      )}
      {!isCompact && comment}
    </section>
  )
})
