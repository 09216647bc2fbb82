import { classStudentsQuery } from '@lernspur/api-client/school-admin/student.queries'
import { rollOverPlanQuery } from '@lernspur/api-client/school-admin/year/roll-over.queries'
import { useTyped } from '@lernspur/app-kit/drafts/use-typed'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { useClasses, useFormat, useQueryClient, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import type {
  RollOver,
  RollOverCounts,
  RollOverPlanLine,
} from '@lernspur/contracts/school-admin/year/roll-over.contract'
import { Stat } from '@lernspur/ui/components/data/stat'
import { RadioGroupField } from '@lernspur/ui/components/form/radio-group-field'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import Check from 'lucide-react/icons/check'
import { SettingsSection } from '../../settings-section'
import { PlanLine } from './plan-line'
import {
  canRollOver,
  keyOf,
  type LineDraft,
  lineDraftOf,
  partOf,
  rollOverBody,
  sameNames,
  targetsOf,
  untouchedPlan,
} from './roll-over-draft'
import { useRollOver } from './use-roll-over'

/** Classes that have already been taken over into the year; they are not taken over again. */
function TakenOver({ lines }: { lines: readonly RollOverPlanLine[] }) {
  const { t } = useTranslation('school-admin.roll-over')
  const names = lines.flatMap(({ name, takenOver }) => (takenOver ? [`${name} → ${takenOver.name}`] : []))
  if (names.length === 0) return null
  return (
    <Banner tone="success" icon={<Check />}>
      {t(($) => $.plan.taken, { names: names.join(', ') })}
    </Banner>
  )
}

const kinds = [
  'classes',
  'students',
  'leavers',
  'rights',
  'subjects',
  'competences',
  'assessments',
  'scales',
] as const satisfies readonly (keyof RollOverCounts)[]

/** How many of each kind will be created. */
function PreviewCounts({ counts }: { counts: RollOverCounts }) {
  const { t } = useTranslation('school-admin.roll-over')
  const format = useFormat()
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
      {kinds.map((kind) => (
        <Stat key={kind} label={t(($) => $.kind[kind])} value={format.number(counts[kind])} />
      ))}
    </dl>
  )
}

interface RollOverPlanProps {
  fromYearId: string
  toYearId: string
  onDone(made: RollOver): void
}

/** What happens to each class, a preview in counts, and the button that carries it out. */
export function RollOverPlan({ fromYearId, toYearId, onDone }: RollOverPlanProps) {
  const { t } = useTranslation('school-admin.roll-over')
  const { data: plan } = useSuspenseQuery(rollOverPlanQuery({ id: fromYearId }, { toSchoolYearId: toYearId }))
  const {
    draft: chosen,
    change: choose,
    resolveConflict,
  } = useTyped(`roll-over ${fromYearId} ${toYearId}`, untouchedPlan)
  const { competences } = chosen
  const { counts, preview, carryOut, change, isPreviewing, isMaking, error } = useRollOver(fromYearId, (made) => {
    resolveConflict()
    onDone(made)
  })
  const open = plan.lines.filter(({ takenOver }) => takenOver === null)
  const partsOf = (schoolClassId: string) =>
    Object.values(chosen.lines).filter((one) => one.part !== undefined && one.schoolClassId === schoolClassId)
  const drafts = open.flatMap((line) => {
    const draft = chosen.lines[line.schoolClassId] ?? lineDraftOf(line)
    return draft.step === 'continue' || draft.step === 'empty' ? [draft, ...partsOf(line.schoolClassId)] : [draft]
  })
  const changeLines = (lines: Readonly<Record<string, LineDraft>>) => {
    choose({ ...chosen, lines })
    change()
  }
  const changeLine = (next: LineDraft) => changeLines({ ...chosen.lines, [keyOf(next)]: next })
  const split = (draft: LineDraft) => {
    const numbers = partsOf(draft.schoolClassId).map(({ part = 1 }) => part)
    changeLine(partOf(draft, Math.max(1, ...numbers) + 1, ''))
  }
  const removePart = (part: LineDraft) => {
    const { [keyOf(part)]: _, ...lines } = chosen.lines
    changeLines(lines)
  }
  const queryClient = useQueryClient()
  const count = async () => {
    const merged = drafts.filter(({ step }) => step === 'merge')
    const read = merged.map(async ({ schoolClassId }) => {
      const { rows } = await queryClient.query(classStudentsQuery({ schoolClassId }))
      return [schoolClassId, rows.map(({ id }) => id)] as const
    })
    const children = new Map(await Promise.all(read))
    preview(rollOverBody(drafts, toYearId, competences, (id) => children.get(id) ?? []))
  }
  const present = useClasses().flatMap(({ name, schoolYearId }) => (schoolYearId === toYearId ? [name] : []))
  const twice = sameNames(drafts, present)
  const withTemplates = open.reduce((sum, { templateCount }) => sum + templateCount, 0)
  if (plan.lines.length === 0) return <p>{t(($) => $.plan.none)}</p>
  return (
    <>
      <TakenOver lines={plan.lines} />
      {open.length > 0 && (
        <>
          <SettingsSection title={t(($) => $.plan.title)} description={t(($) => $.plan.description)}>
            <ul className="grid grid-cols-1 divide-y">
              {open.map((line) => {
                const draft = chosen.lines[line.schoolClassId] ?? lineDraftOf(line)
                return (
                  <PlanLine
                    key={line.schoolClassId}
                    line={line}
                    draft={draft}
                    people={plan.people}
                    targets={targetsOf(drafts, keyOf(draft))}
                    isTwice={(name) => twice.has(name.trim())}
                    onChange={changeLine}
                    parts={partsOf(line.schoolClassId)}
                    onSplit={() => split(draft)}
                    onRemovePart={removePart}
                  />
                )
              })}
            </ul>
          </SettingsSection>
          <SettingsSection title={t(($) => $.competences.title)}>
            <RadioGroupField
              label={t(($) => $.competences.title)}
              look="cards"
              value={competences}
              onValueChange={(value) => {
                choose({ ...chosen, competences: value === 'level' ? 'level' : 'own' })
                change()
              }}
              options={[
                { value: 'own', label: t(($) => $.competences.own), hint: t(($) => $.competences.ownHint) },
                {
                  value: 'level',
                  label: t(($) => $.competences.level),
                  hint: t(($) => $.competences.levelHint, { count: withTemplates }),
                  disabled: withTemplates === 0,
                },
              ]}
            />
          </SettingsSection>
          <SettingsSection title={t(($) => $.preview.title)} description={t(($) => $.preview.description)}>
            <FailureBanner error={isPreviewing || isMaking ? null : error} />
            <div aria-live="polite" className="empty:hidden">
              {counts && <PreviewCounts counts={counts} />}
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                variant={counts ? 'outline' : 'default'}
                busy={isPreviewing}
                disabled={!canRollOver(drafts)}
                onClick={() => void count()}
              >
                {t(($) => $.preview.action)}
              </Button>
              {counts && (
                <Button busy={isMaking} onClick={carryOut}>
                  {t(($) => $.preview.carryOut, { count: counts.classes, name: plan.toYear.name })}
                </Button>
              )}
            </div>
          </SettingsSection>
        </>
      )}
    </>
  )
}
