import { DraftConflictNotice } from '@lernspur/app-kit/drafts/draft-conflict-notice'
import { useFormat, useLocation, useTranslation } from '@lernspur/app-runtime'
import { blockOf, isEntryBlock } from '@lernspur/contracts/official-form/form-content'
import { entryOf } from '@lernspur/contracts/official-form/form-entry'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import { type ReportDetails, reportDetailLimits } from '@lernspur/contracts/teacher/report-details.contract'
import { DateInput } from '@lernspur/ui/components/form/date-input'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { MultilineInput } from '@lernspur/ui/components/form/multiline-input'
import { Input } from '@lernspur/ui/components/ui/input'
import { useEffect, useRef } from 'react'
import { detailFields } from './detail-fields'
import { FormEntryFields } from './form-entry-fields'
import type { DetailsDraft } from './unsaved-details'
import { hasTooMany, isDays, useDetailsDraft } from './use-details-draft'

interface ReportDetailFieldsProps {
  report: Report
  isReadOnly: boolean
  onStale?: (() => void) | undefined
}

function DetailFields({
  report,
  isReadOnly: isClosed,
  onStale,
  details,
}: ReportDetailFieldsProps & { details: ReportDetails }) {
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  const { draft, change, flush, conflict } = useDetailsDraft(report, details, onStale)
  const { fields = [], officialForm } = report
  const blocks = officialForm?.content.blocks ?? []
  const container = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  // A link to what is missing focuses the field.
  useEffect(() => {
    if (hash === `#${detailFields}`) container.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [hash])
  // Only its buttons decide a conflict: on the way to them, a field loses the focus.
  const save = () => {
    if (!conflict) void flush().catch(() => {})
  }
  const shared = { readOnly: isClosed, onBlur: save }
  const noDays = (text: string) =>
    isDays(text) ? undefined : t(($) => $.details.noDays, { most: reportDetailLimits.days })
  const tooLong = draft.classRemark.length - reportDetailLimits.remark
  const days = { ...shared, inputMode: 'numeric', autoComplete: 'off', className: 'max-w-28' } as const
  const birthDate = fields.includes('birthDate') && (
    <LabelledField label={t(($) => $.details.birthDate)}>
      <DateInput
        {...shared}
        value={draft.birthDate}
        onValueChange={(birthDate) => change({ ...draft, birthDate })}
        className="max-w-52"
      />
    </LabelledField>
  )
  const absences = fields.includes('absences') && (
    <div className="flex flex-wrap gap-4">
      <LabelledField
        label={blockOf(blocks, 'absences')?.label.replace(/:$/, '') ?? t(($) => $.details.daysAbsent)}
        error={noDays(draft.daysAbsent)}
      >
        <Input
          {...days}
          value={draft.daysAbsent}
          onChange={({ target }) => change({ ...draft, daysAbsent: target.value.trim() })}
        />
      </LabelledField>
      <LabelledField
        label={t(($) => $.details.daysUnexcused)}
        error={noDays(draft.daysUnexcused) ?? (hasTooMany(draft) ? t(($) => $.details.tooMany) : undefined)}
      >
        <Input
          {...days}
          value={draft.daysUnexcused}
          onChange={({ target }) => change({ ...draft, daysUnexcused: target.value.trim() })}
        />
      </LabelledField>
    </div>
  )
  return (
    <section
      ref={container}
      aria-labelledby={detailFields}
      className="grid scroll-mt-20 grid-cols-1 gap-4 border-t pt-5"
    >
      <header>
        <h3 id={detailFields} className="font-semibold">
          {t(($) => $.details.title)}
        </h3>
        <p className="text-sm text-muted-foreground">
          {officialForm ? t(($) => $.form.hint, { name: officialForm.content.name }) : t(($) => $.details.hint)}
        </p>
      </header>
      <DraftConflictNotice
        conflict={conflict}
        fields={[
          [t(($) => $.details.birthDate), ({ birthDate }) => birthDate && format.dayLong(birthDate)],
          [t(($) => $.details.daysAbsent), ({ daysAbsent }) => daysAbsent],
          [t(($) => $.details.daysUnexcused), ({ daysUnexcused }) => daysUnexcused],
          [t(($) => $.details.classRemark), ({ classRemark }) => classRemark],
          [t(($) => $.form.birthPlace), ({ birthPlace = '' }) => birthPlace],
          ...blocks.filter(isEntryBlock).map((block): [string, (one: DetailsDraft) => string] => [
            block.label,
            ({ entries }) => {
              const { choice, text } = entryOf(entries, block)
              return [choice, text].filter(Boolean).join(' ')
            },
          ]),
          [
            blockOf(blocks, 'conference')?.label ?? '',
            ({ conferenceDate = '' }) => conferenceDate && format.dayLong(conferenceDate),
          ],
          [blockOf(blocks, 'issue')?.label ?? '', ({ issueDate = '' }) => issueDate && format.dayLong(issueDate)],
        ]}
      />
      {officialForm ? (
        <FormEntryFields
          report={report}
          blocks={blocks}
          draft={draft}
          change={change}
          shared={shared}
          birthDate={birthDate}
          absences={absences}
        />
      ) : (
        <>
          {birthDate}
          {absences}
        </>
      )}
      {fields.includes('classRemark') && (
        <LabelledField
          label={t(($) => $.details.classRemark)}
          error={tooLong > 0 ? t(($) => $.details.tooLong, { count: tooLong }) : undefined}
        >
          <MultilineInput
            {...shared}
            rows={4}
            value={draft.classRemark}
            max={reportDetailLimits.remark}
            remainingLabel={(count) => t(($) => $.details.remaining, { count })}
            onValueChange={(classRemark) => change({ ...draft, classRemark })}
          />
        </LabelledField>
      )}
    </section>
  )
}

/** What a report has besides levels and remarks; nothing if the school uses none of it (rule print.8). */
export function ReportDetailFields({ report, ...rest }: ReportDetailFieldsProps) {
  if (!report.details || ((report.fields ?? []).length === 0 && !report.officialForm)) return null
  return <DetailFields report={report} details={report.details} {...rest} />
}
