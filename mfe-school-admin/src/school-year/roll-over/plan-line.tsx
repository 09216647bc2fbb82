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
import { type LineDraft, type LineStep, lineSteps, nameFault } from './roll-over-draft'

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
  /** Another class of the new year would have the same name. */
  isTwice: boolean
  onChange(draft: LineDraft): void
}

/** One class of the former year and what happens to it, all of which can be changed. */
export function PlanLine({ line, draft, people, isTwice, onChange }: PlanLineProps) {
  const { t } = useTranslation('school-admin.roll-over')
  const levelText = useSchoolLevelText()
  const [showsChildren, setShowsChildren] = useState(false)
  const { name } = line
  const fault = nameFault(draft)
  const isDoubtful = line.proposal.isDoubtful && draft.name === line.proposal.name
  const set = (part: Partial<LineDraft>) => onChange({ ...draft, ...part })
  return (
    <li aria-label={t(($) => $.className, { name })} className="grid grid-cols-1 gap-3 py-5 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <ClassChip className="h-11 min-w-11 text-base">{name}</ClassChip>
        <p className="min-w-0 flex-1 basis-40 text-sm text-muted-foreground">
          {[
            levelText(line.schoolLevel),
            t(($) => $.count.students, {
              count: line.studentCount - (draft.step === 'continue' ? draft.leaverIds.length : 0),
            }),
            t(($) => $.count.subjects, { count: line.subjectCount }),
            t(($) => $.count.rights, { count: line.rightCount }),
          ].join(' · ')}
        </p>
        {isDoubtful && draft.step !== 'leave' && <Badge variant="warning">{t(($) => $.line.doubtful)}</Badge>}
        <SelectInput
          aria-label={t(($) => $.line.step, { name })}
          options={lineSteps.map((step) => ({ value: step, label: t(($) => $.step[step]) }))}
          value={draft.step}
          onValueChange={(step) => set({ step: step as LineStep })}
          className="w-full sm:w-76"
        />
      </div>
      {draft.step !== 'leave' && (
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
      )}
      {draft.step === 'continue' && line.studentCount > 0 && (
        <div className="grid grid-cols-1 gap-2">
          <Button
            variant="ghost"
            size="sm"
            className="-ml-2 justify-self-start"
            aria-expanded={showsChildren}
            onClick={() => setShowsChildren(!showsChildren)}
          >
            {t(($) => $.line.children, { name })}
          </Button>
          {showsChildren && (
            <ErrorBoundary>
              <Suspense
                fallback={
                  <Loading label={t(($) => $.loading)}>
                    <Skeleton className="h-24" />
                  </Loading>
                }
              >
                <LineChildren
                  schoolClassId={line.schoolClassId}
                  leaverIds={draft.leaverIds}
                  onChange={(leaverIds) => set({ leaverIds })}
                />
              </Suspense>
            </ErrorBoundary>
          )}
        </div>
      )}
    </li>
  )
}
