import { ErrorBoundary, useFormat, useSchoolLevelText, useTranslation } from '@lernspur/app-runtime'
import { preSchoolLevel, schoolClassLimits } from '@lernspur/contracts/school-admin/school-class.contract'
import type { RollOverPlanLine } from '@lernspur/contracts/school-admin/year/roll-over.contract'
import type { Person } from '@lernspur/contracts/wire/fields'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Combobox } from '@lernspur/ui/components/form/combobox'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { ClassChip } from '@lernspur/ui/components/layout/rail-switcher'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { Button } from '@lernspur/ui/components/ui/button'
import { Input } from '@lernspur/ui/components/ui/input'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import { Suspense, useState } from 'react'
import { LineChildren } from './line-children'
import { type LineDraft, type LineStep, type LineTarget, lineSteps, nameFault } from './roll-over-draft'

interface SuccessorSelectProps {
  people: readonly Person[]
  value: string
  onChoose(userId: string): void
}

/** Who takes a class: somebody who works at the school. */
function SuccessorSelect({ people, value, onChoose }: SuccessorSelectProps) {
  const { t } = useTranslation('school-admin.roll-over')
  const format = useFormat()
  return (
    <Combobox
      items={people.toSorted(format.byName).map((person) => ({ value: person.id, label: format.name(person) }))}
      value={value}
      onValueChange={onChoose}
      searchLabel={t(($) => $.successor.search)}
      placeholder={t(($) => $.successor.none)}
      empty={t(($) => $.successor.noMatch)}
    />
  )
}

const levels = Array.from({ length: schoolClassLimits.schoolLevelMax + 1 }, (_, index) => preSchoolLevel + index)

interface PlanLineProps {
  line: RollOverPlanLine
  draft: LineDraft
  people: readonly Person[]
  /** Other classes of the new year. */
  targets: readonly LineTarget[]
  /** Whether another class of the new year would have that name. */
  isTwice(name: string): boolean
  onChange(draft: LineDraft): void
  /** Further parts of the class, if it is split. */
  parts: readonly LineDraft[]
  onSplit(): void
  onRemovePart(part: LineDraft): void
}

interface NewClassFieldsProps {
  draft: LineDraft
  people: readonly Person[]
  isTwice: boolean
  onChange(draft: LineDraft): void
}

/** Name, level and successor of a class of the new year. */
function NewClassFields({ draft, people, isTwice, onChange }: NewClassFieldsProps) {
  const { t } = useTranslation('school-admin.roll-over')
  const levelText = useSchoolLevelText()
  const fault = nameFault(draft)
  const set = (part: Partial<LineDraft>) => onChange({ ...draft, ...part })
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1fr)]">
      <LabelledField
        label={t(($) => $.line.name)}
        error={fault ? t(($) => $.line.fault[fault]) : isTwice ? t(($) => $.line.twice) : undefined}
        required
      >
        <Input autoComplete="off" value={draft.name} onChange={(event) => set({ name: event.target.value })} />
      </LabelledField>
      <LabelledField label={t(($) => $.line.level)} required>
        <SelectInput
          options={levels.map((level) => ({ value: String(level), label: levelText(level) }))}
          value={String(draft.schoolLevel)}
          onValueChange={(level) => set({ schoolLevel: Number(level) })}
        />
      </LabelledField>
      <LabelledField label={t(($) => $.line.successor)} required>
        <SuccessorSelect people={people} value={draft.creatorId} onChoose={(creatorId) => set({ creatorId })} />
      </LabelledField>
    </div>
  )
}

/** One class of the former year and what happens to it, all of which can be changed. */
export function PlanLine(props: PlanLineProps) {
  const { line, draft, people, targets, isTwice, onChange, parts, onSplit, onRemovePart } = props
  const { t } = useTranslation('school-admin.roll-over')
  const levelText = useSchoolLevelText()
  const [showsChildren, setShowsChildren] = useState(false)
  const { name } = line
  const isDoubtful = line.proposal.isDoubtful && draft.name === line.proposal.name
  const isMade = draft.step === 'continue' || draft.step === 'empty'
  const isMerged = targets.some(({ key }) => key === draft.mergesInto)
  const choose = (step: LineStep) =>
    onChange({ ...draft, step, ...(step === 'merge' && !isMerged && { mergesInto: targets[0]?.key }) })
  return (
    <li aria-label={t(($) => $.className, { name })} className="grid grid-cols-1 gap-3 py-5 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <ClassChip className="h-11 min-w-11 text-base">{name}</ClassChip>
        <p className="min-w-0 flex-1 basis-40 text-sm text-muted-foreground">
          {[
            levelText(line.schoolLevel),
            t(($) => $.count.students, {
              count:
                line.studentCount - (draft.step === 'continue' || draft.step === 'merge' ? draft.leaverIds.length : 0),
            }),
            t(($) => $.count.subjects, { count: line.subjectCount }),
            t(($) => $.count.rights, { count: line.rightCount }),
          ].join(' · ')}
        </p>
        {isDoubtful && isMade && <Badge variant="warning">{t(($) => $.line.doubtful)}</Badge>}
        <SelectInput
          aria-label={t(($) => $.line.step, { name })}
          options={lineSteps.map((step) => ({ value: step, label: t(($) => $.step[step]) }))}
          value={draft.step}
          onValueChange={(step) => choose(step as LineStep)}
          className="w-full sm:w-76"
        />
      </div>
      {isMade && <NewClassFields draft={draft} people={people} isTwice={isTwice(draft.name)} onChange={onChange} />}
      {draft.step === 'merge' && (
        <LabelledField
          label={t(($) => $.line.mergesInto)}
          error={isMerged ? undefined : t(($) => $.line.mergesNowhere)}
          required
        >
          <SelectInput
            options={targets.map(({ key, name: target }) => ({ value: key, label: target }))}
            value={draft.mergesInto ?? ''}
            onValueChange={(mergesInto) => onChange({ ...draft, mergesInto })}
            className="w-full sm:w-76"
          />
        </LabelledField>
      )}
      {isMade &&
        parts.map((part) => (
          <fieldset key={part.part} className="grid grid-cols-1 gap-3 border-l-2 pl-4">
            <legend className="sr-only">{t(($) => $.line.part, { name, number: part.part })}</legend>
            <NewClassFields draft={part} people={people} isTwice={isTwice(part.name)} onChange={onChange} />
            <Button variant="ghost" size="sm" className="-ml-2 justify-self-start" onClick={() => onRemovePart(part)}>
              {t(($) => $.line.removePart, { name: part.name })}
            </Button>
          </fieldset>
        ))}
      {draft.step !== 'empty' && line.studentCount > 0 && (
        <div className="grid grid-cols-1 gap-2">
          <div className="-ml-2 flex flex-wrap gap-2">
            <Button
              variant="ghost"
              size="sm"
              aria-expanded={showsChildren}
              onClick={() => setShowsChildren(!showsChildren)}
            >
              {t(($) => $.line.children, { name })}
            </Button>
            {draft.step === 'continue' && (
              <Button variant="ghost" size="sm" onClick={onSplit}>
                {t(($) => $.line.split, { name })}
              </Button>
            )}
          </div>
          {showsChildren && (
            <ErrorBoundary>
              <Suspense
                fallback={
                  <Loading label={t(($) => $.loading)}>
                    <Skeleton className="h-24" />
                  </Loading>
                }
              >
                <LineChildren draft={draft} targets={targets} onChange={onChange} />
              </Suspense>
            </ErrorBoundary>
          )}
        </div>
      )}
    </li>
  )
}
