import { useTranslation } from '@lernspur/app-runtime'
import { type Subject, subjectLimits } from '@lernspur/contracts/school-admin/subject.contract'
import { SubjectChip } from '@lernspur/ui/components/data/subject-chip'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { Input } from '@lernspur/ui/components/ui/input'
import type { RefObject } from 'react'
import { colourFaults } from './colour-check'
import { ColourChoice } from './colour-choice'
import { type SubjectDraft, subjectBodyOf } from './subject-draft'

interface SubjectFieldsProps {
  draft: SubjectDraft
  change: (draft: SubjectDraft) => void
  /** The other subjects, whose colours should not look alike. */
  others: readonly Pick<Subject, 'name' | 'color'>[]
  /** Whether the user tried to continue: a missing name is marked. */
  tried: boolean
  /** Whether its form was just opened for a new subject: the name then has the focus. */
  nameInput?: RefObject<HTMLInputElement | null>
}

/** How the colour looks, and what speaks against it. */
function ColourCheck({ draft, others }: Pick<SubjectFieldsProps, 'draft' | 'others'>) {
  const { t } = useTranslation('school-editors.subject')
  const { name, abbreviation, color } = subjectBodyOf(draft)
  return (
    <div className="grid grid-cols-1 justify-items-start gap-1.5" aria-live="polite">
      <p className="flex max-w-full flex-wrap items-center gap-2">
        <SubjectChip color={color} label={name || t(($) => $.own.name)} />
        <SubjectChip color={color} label={abbreviation || '…'} size="sm" />
      </p>
      {colourFaults(color, others).map((fault) => (
        <p key={fault.kind === 'faint' ? fault.on : fault.kind} className="text-sm text-muted-foreground">
          {fault.kind === 'alike'
            ? t(($) => $.colour.alike, { name: fault.name })
            : fault.on === 'light'
              ? t(($) => $.colour.faintOnLight)
              : t(($) => $.colour.faintOnDark)}
        </p>
      ))}
    </div>
  )
}

/** Name, abbreviation and colour of a subject, with a preview of the colour. */
export function SubjectFields({ draft, change, others, tried, nameInput }: SubjectFieldsProps) {
  const { t } = useTranslation('school-editors.subject')
  const { name, abbreviation } = subjectBodyOf(draft)
  const nameProblem =
    name.length > subjectLimits.name
      ? t(($) => $.tooLong, { max: subjectLimits.name })
      : tried && name === ''
        ? t(($) => $.own.missing)
        : undefined
  const isShort = abbreviation.length <= subjectLimits.abbreviationShown
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-[1fr_7rem]">
        <LabelledField label={t(($) => $.own.name)} error={nameProblem} required>
          <Input
            ref={nameInput}
            autoFocus={nameInput !== undefined}
            autoComplete="off"
            value={draft.name}
            onChange={(event) => change({ ...draft, name: event.target.value })}
          />
        </LabelledField>
        <LabelledField
          label={t(($) => $.own.abbreviation)}
          error={isShort ? undefined : t(($) => $.tooLong, { max: subjectLimits.abbreviationShown })}
        >
          <Input
            autoComplete="off"
            placeholder={abbreviation}
            value={draft.abbreviation}
            onChange={(event) => change({ ...draft, abbreviation: event.target.value })}
          />
        </LabelledField>
      </div>
      <ColourChoice value={draft.color} onValueChange={(color) => change({ ...draft, color })} />
      <LabelledField label={t(($) => $.colour.own)} className="justify-self-start">
        <Input
          type="color"
          className="w-20 cursor-pointer p-1"
          value={draft.color}
          onChange={(event) => change({ ...draft, color: event.target.value })}
        />
      </LabelledField>
      <ColourCheck draft={draft} others={others} />
    </>
  )
}
