import { useTranslation } from '@lernspur/app-runtime'
import {
  type EntryBlock,
  type FormBlock,
  isEntryBlock,
  officialFormLimits,
} from '@lernspur/contracts/official-form/form-content'
import { entryOf, mergedEntries } from '@lernspur/contracts/official-form/form-entry'
import { fillWording } from '@lernspur/contracts/official-form/wording'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import { reportDetailLimits } from '@lernspur/contracts/teacher/report-details.contract'
import { DateInput } from '@lernspur/ui/components/form/date-input'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { MultilineInput } from '@lernspur/ui/components/form/multiline-input'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { Input } from '@lernspur/ui/components/ui/input'
import { Fragment, type ReactNode } from 'react'
import { useFormFacts } from '../form/use-form-facts'
import type { DetailsDraft } from './unsaved-details'

/** Select does not support an empty value. */
const none = 'none'

interface FormEntryFieldsProps {
  report: Report
  blocks: readonly FormBlock[]
  draft: DetailsDraft
  change: (next: DetailsDraft) => void
  shared: { readOnly: boolean; onBlur: () => void }
  /** The fields that reports have without a form as well. */
  birthDate: ReactNode
  absences: ReactNode
}

/** What an official form asks for, in the order of the form and in its words (rule form.4). */
export function FormEntryFields(props: FormEntryFieldsProps) {
  const { report, blocks, draft, change, shared, birthDate, absences } = props
  const { t } = useTranslation('teacher.report')
  const facts = useFormFacts(report)
  const entryFields = (block: EntryBlock) => {
    const entry = entryOf(draft.entries, block)
    const set = (next: Partial<typeof entry>) =>
      change({ ...draft, entries: mergedEntries(draft.entries ?? [], [{ ...entry, ...next }]) })
    const label = fillWording(block.label, facts)
    const tooLong = entry.text.length - officialFormLimits.entry
    return (
      <div className="grid grid-cols-1 gap-3">
        {block.options.length > 0 && (
          <LabelledField label={label}>
            <SelectInput
              disabled={shared.readOnly}
              value={entry.choice ?? none}
              onValueChange={(value) => set({ choice: value === none ? null : value })}
              options={[
                { value: none, label: t(($) => $.form.none) },
                ...block.options.map((option) => ({ value: option, label: fillWording(option, facts) })),
              ]}
            />
          </LabelledField>
        )}
        {block.hasText && (
          <LabelledField
            label={block.options.length > 0 ? t(($) => $.form.addition, { label }) : label}
            error={tooLong > 0 ? t(($) => $.details.tooLong, { count: tooLong }) : undefined}
          >
            <MultilineInput
              {...shared}
              rows={3}
              value={entry.text}
              max={officialFormLimits.entry}
              remainingLabel={(count) => t(($) => $.details.remaining, { count })}
              onValueChange={(text) => set({ text })}
            />
          </LabelledField>
        )}
      </div>
    )
  }
  const fieldsOf = (block: FormBlock): ReactNode => {
    if (isEntryBlock(block)) return entryFields(block)
    if (block.kind === 'absences') return absences
    if (block.kind === 'conference')
      return (
        <LabelledField label={block.label}>
          <DateInput
            {...shared}
            value={draft.conferenceDate ?? ''}
            onValueChange={(conferenceDate) => change({ ...draft, conferenceDate })}
            className="max-w-52"
          />
        </LabelledField>
      )
    if (block.kind === 'issue')
      return (
        <LabelledField label={block.label}>
          <DateInput
            {...shared}
            value={draft.issueDate ?? ''}
            onValueChange={(issueDate) => change({ ...draft, issueDate })}
            className="max-w-52"
          />
        </LabelledField>
      )
    if (block.kind !== 'student') return null
    return (
      <div className="flex flex-wrap gap-4">
        {birthDate}
        {block.fields.some(({ field }) => field === 'birthPlace') && (
          <LabelledField label={t(($) => $.form.birthPlace)}>
            <Input
              {...shared}
              autoComplete="off"
              maxLength={reportDetailLimits.birthPlace}
              value={draft.birthPlace ?? ''}
              onChange={({ target }) => change({ ...draft, birthPlace: target.value })}
            />
          </LabelledField>
        )}
      </div>
    )
  }
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a version never change
    <Fragment key={index}>{fieldsOf(block)}</Fragment>
  ))
}
