import { LevelPictureOf } from '@lernspur/app-kit/display/level-picture-of'
import { today, useErrorText, useFormat, useLeaveGuard, useTranslation } from '@lernspur/app-runtime'
import { type Observation, observationLimits } from '@lernspur/contracts/teacher/observation.contract'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { DateInput } from '@lernspur/ui/components/form/date-input'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { MultilineInput } from '@lernspur/ui/components/form/multiline-input'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useId, useState } from 'react'
import { scaleOf } from '../../../class-data/scale-of'
import type { ClassData } from '../../../class-data/use-class-data'
import { DictationButton } from '../../../dictation/dictation-button'
import { hasPicture } from '../../../level/has-picture'
import { EntryCompetenceChoice } from './entry-competence-choice'
import { EntryConflictNote } from './entry-conflict'
import { EntryPhotoChoice } from './entry-photo-choice'
import { type EntryForm, formOf, isChanged, rebaseForm, useEntryChange } from './use-entry-change'

const none = 'none'

interface EntryEditorProps {
  classId: string
  entry: Observation
  /** What the form begins with, if it is not the entry. */
  typed: EntryForm | undefined
  work: ClassData
  onClose: () => void
  /** Closed with a change that is not saved. */
  onDrop: (typed: EntryForm) => void
}

/** A native radio button, stretched invisibly over its label, so that it scrolls along with it when it gets the focus. */
const overLabel = 'absolute inset-0 cursor-pointer appearance-none rounded-[inherit]'

/** Edits competence, level, note, photos, assessment and day of an observation in a sheet beside the timeline. */
export function EntryEditor({ classId, entry, typed, work, onClose, onDrop }: EntryEditorProps) {
  const { t } = useTranslation('teacher.student')
  const format = useFormat()
  const textOf = useErrorText()
  const formId = useId()
  const [form, setForm] = useState(typed ?? formOf(entry))
  const { submit, isSaving, failure, isPartlySaved, conflict } = useEntryChange(entry, onClose, (theirs) =>
    setForm((now) => rebaseForm(theirs, entry, now)),
  )
  const isTyped = isChanged(entry, form)
  // What is typed into panels outlives the page.
  useLeaveGuard({ isOpen: isTyped, loss: t(($) => $.entry.unsaved), survivesReload: true, outlivesSession: true })
  const leave = () => (isTyped ? onDrop(form) : onClose())
  const student = work.students.find(({ id }) => id === entry.studentId)
  const assessment = work.assessments.find(({ id }) => id === form.assessmentId)
  const own = work.visuals.find(({ performanceLevelsV2 }) => performanceLevelsV2.some(({ id }) => id === form.levelId))
  const scale = assessment?.performanceVisual ?? own ?? scaleOf(work.visuals, classId, undefined)
  const levels = scale?.performanceLevelsV2 ?? []
  const chooseAssessment = (value: string) => {
    const next = work.assessments.find(({ id }) => id === value)
    const retainsLevel = !next || next.performanceVisual.performanceLevelsV2.some(({ id }) => id === form.levelId)
    setForm({ ...form, assessmentId: next?.id ?? '', levelId: retainsLevel ? form.levelId : '' })
  }
  const isEmpty = form.levelId === '' && form.description.trim() === ''
  const isTooLong = form.description.length > observationLimits.description
  const dayFault = form.observedAt === '' || form.observedAt > today()
  return (
    <SideSheet
      open
      onOpenChange={(open) => !open && leave()}
      steady={isTyped}
      title={t(($) => $.entry.edit)}
      description={student && format.name(student)}
      closeLabel={t(($) => $.close)}
      footer={
        !conflict && (
          <>
            <Button variant="outline" disabled={isSaving} onClick={leave}>
              {t(($) => $.cancel)}
            </Button>
            <Button type="submit" form={formId} busy={isSaving} disabled={isEmpty || isTooLong || dayFault}>
              {t(($) => $.entry.save)}
            </Button>
          </>
        )
      }
    >
      {conflict && (
        <EntryConflictNote
          conflict={conflict}
          work={work}
          isSaving={isSaving}
          onOverwrite={() => submit(form, conflict.theirs)}
          onTakeTheirs={onClose}
        />
      )}
      {failure && (
        <Banner live tone="danger" icon={<TriangleAlert />} className="mb-4">
          {isPartlySaved
            ? t(($) => $.photos.failed, { reason: textOf(failure) })
            : t(($) => $.entry.failed, { reason: textOf(failure) })}
        </Banner>
      )}
      <form
        id={formId}
        data-about={entry.id}
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSaving) submit(form, entry)
        }}
      >
        <EntryCompetenceChoice
          entry={entry}
          work={work}
          value={form.competenceId}
          onValueChange={(competenceId) => setForm({ ...form, competenceId })}
        />
        <fieldset>
          <legend className="mb-1.5 text-sm font-medium">{t(($) => $.entry.level)}</legend>
          <div className="grid grid-cols-1 gap-1">
            {levels.map((level) => (
              <label
                key={level.id}
                className="relative flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-transparent px-3 transition-colors hover:bg-muted has-checked:border-primary has-checked:bg-selected has-focus-visible:outline-2 has-focus-visible:outline-ring"
              >
                <input
                  type="radio"
                  name="level"
                  className={overLabel}
                  checked={form.levelId === level.id}
                  onChange={() => setForm({ ...form, levelId: level.id })}
                />
                {hasPicture(level) && <LevelPictureOf level={level} size={32} decorative />}
                {level.label}
              </label>
            ))}
            <label className="relative flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-transparent px-3 text-muted-foreground transition-colors hover:bg-muted has-checked:border-primary has-checked:bg-selected has-checked:text-foreground has-focus-visible:outline-2 has-focus-visible:outline-ring">
              <input
                type="radio"
                name="level"
                className={overLabel}
                checked={form.levelId === ''}
                onChange={() => setForm({ ...form, levelId: '' })}
              />
              {t(($) => $.entry.noLevel)}
            </label>
          </div>
        </fieldset>
        <div className="grid grid-cols-1 gap-1">
          <LabelledField
            label={t(($) => $.entry.note)}
            optional={form.levelId === '' ? undefined : t(($) => $.optional)}
            error={isEmpty ? t(($) => $.entry.emptyFault) : undefined}
          >
            <MultilineInput
              rows={3}
              value={form.description}
              max={observationLimits.description}
              remainingLabel={(count) => t(($) => $.remaining, { count })}
              onValueChange={(description) => setForm({ ...form, description })}
            />
          </LabelledField>
          <DictationButton
            className="justify-self-end"
            text={form.description}
            onValueChange={(description) => setForm((now) => ({ ...now, description }))}
          />
        </div>
        <EntryPhotoChoice
          observationId={entry.id}
          value={form.photos}
          onValueChange={(photos) => setForm((now) => ({ ...now, photos }))}
        />
        <LabelledField label={t(($) => $.entry.assessment)} optional={t(($) => $.optional)}>
          <SelectInput
            value={form.assessmentId || none}
            onValueChange={chooseAssessment}
            options={[
              ...work.assessments.map(({ id, name }) => ({ value: id, label: name })),
              { value: none, label: t(($) => $.entry.noAssessment) },
            ]}
          />
        </LabelledField>
        <LabelledField label={t(($) => $.entry.day)} error={dayFault ? t(($) => $.entry.dayFault) : undefined}>
          <DateInput
            value={form.observedAt}
            max={today()}
            onValueChange={(observedAt) => setForm({ ...form, observedAt })}
          />
        </LabelledField>
      </form>
    </SideSheet>
  )
}
