import { useToast, useTranslation } from '@lernspur/app-runtime'
import { type SeatingPlan, seatingLimits } from '@lernspur/contracts/teacher/observation-form/seating-plan.contract'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { PositionBoard } from '@lernspur/ui/components/sortable/position-board'
import { Button } from '@lernspur/ui/components/ui/button'
import { Input } from '@lernspur/ui/components/ui/input'
import { shortNames } from '../../student-link/short-names'
import { isComposing } from '../is-composing'
import type { ObservationFormData } from '../observation-form-data'
import { moveStudentTo, rowsOfTables, sizeFor } from './arrange'
import { PlanConflict } from './plan-conflict'
import { deskNameStyle } from './plan-desk'
import { type Arrangement, isArranged } from './use-arrangement'
import { useSavePlan } from './use-save-plan'

/** The current plans and children of the class. */
export interface PlanState {
  readonly plans: readonly SeatingPlan[]
  readonly studentIds: ReadonlySet<string>
}

interface PlanArrangeProps {
  classId: string
  work: ObservationFormData
  arrangement: Arrangement
  /** Other rooms that have a plan. */
  rooms: readonly string[]
  /** Null ends arranging. */
  onArrange: (arrangement: Arrangement | null) => void
  onSaved: (room: string) => void
  /** Starts over from the current plan. */
  onReread: () => void
  onRead: () => Promise<PlanState>
}

/** Arranges the desks of a room by mouse, touch and keyboard. */
export function PlanArrange(props: PlanArrangeProps) {
  const { classId, work, arrangement, rooms, onArrange, onSaved, onReread, onRead } = props
  const { t } = useTranslation('teacher.observation')
  const toast = useToast()
  const { save, takeAway, isSaving, failure } = useSavePlan(classId)
  const { plan, room, desks } = arrangement
  const names = new Map(work.students.map((student) => [student.id, student]))
  const onDesks = shortNames(work.students)
  const nameOf = (id: string) => [names.get(id)?.firstName, names.get(id)?.lastName].filter(Boolean).join(' ')
  const visibleDesks = desks.filter(({ studentId }) => names.has(studentId))
  const seated = new Set(visibleDesks.map(({ studentId }) => studentId))
  const isTaken = rooms.includes(room.trim())
  const write = async (before: SeatingPlan | undefined, positioned: Arrangement['desks'], overwrites: boolean) => {
    const saved = await save(before, { room: room.trim(), desks: positioned }, overwrites)
    onArrange(null)
    onSaved(saved.room)
  }
  // The failure is shown above the board.
  const store = () => {
    if (!isTaken && !isSaving) write(plan ?? undefined, visibleDesks, false).catch(() => undefined)
  }
  const overwrite = async () => {
    if (isSaving) return
    const { plans, studentIds } = await onRead()
    const before = plans.find(({ id }) => id === plan?.id) ?? plans.find((one) => one.room === room.trim())
    const positioned = visibleDesks.filter(({ studentId }) => studentIds.has(studentId))
    await write(before, positioned, true)
  }
  const restoreArrangement = () => onArrange(arrangement)
  const cancel = () => {
    onArrange(null)
    if (isArranged(arrangement)) toast({ text: t(($) => $.plan.cancelled), undo: restoreArrangement })
  }
  const inRows = () => {
    onArrange({ ...arrangement, desks: rowsOfTables(work.students.map(({ id }) => id)) })
    if (desks.length > 0) toast({ text: t(($) => $.plan.rowsSet), undo: restoreArrangement })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in the name of the room saves the plan, not the entries.
    <div
      className="grid grid-cols-1 gap-4"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isComposing(event) || event.defaultPrevented) return
        event.stopPropagation()
        if (!(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        store()
      }}
    >
      <div className="flex flex-wrap items-end gap-3">
        <LabelledField
          label={t(($) => $.plan.room)}
          optional={rooms.includes('') ? undefined : t(($) => $.optional)}
          error={isTaken && room !== '' ? t(($) => $.plan.taken) : undefined}
          className="min-w-48 flex-1 sm:max-w-xs"
        >
          <Input
            value={room}
            maxLength={seatingLimits.room}
            placeholder={t(($) => $.plan[rooms.includes('') ? 'roomHint' : 'ownRoom'])}
            onChange={(event) => onArrange({ ...arrangement, room: event.target.value })}
          />
        </LabelledField>
        <Button variant="outline" onClick={inRows}>
          {t(($) => $.plan.rows)}
        </Button>
        {plan && (
          <Button
            variant="ghost"
            busy={isSaving}
            onClick={() =>
              void takeAway(plan).then(
                () => onArrange(null),
                () => undefined,
              )
            }
          >
            {t(($) => $.plan.delete)}
          </Button>
        )}
      </div>
      {failure && (
        <PlanConflict
          failure={failure}
          onReread={onReread}
          onOverwrite={() => void overwrite().catch(() => undefined)}
        />
      )}
      <p className="text-sm text-muted-foreground">{t(($) => $.plan.how)}</p>
      <p className="rounded-md bg-secondary py-1 text-center text-xs text-muted-foreground">{t(($) => $.plan.board)}</p>
      <PositionBoard
        label={t(($) => $.plan.title)}
        asideLabel={t(($) => $.plan.aside)}
        {...sizeFor(visibleDesks)}
        items={visibleDesks.map(({ studentId, x, y }) => ({ id: studentId, x, y }))}
        aside={work.students.filter(({ id }) => !seated.has(id)).map(({ id }) => id)}
        nameOf={nameOf}
        texts={{
          instructions: t(($) => $.plan.how),
          moved: (name, row, column) => t(($) => $.plan.placed, { name, row, column }),
          taken: (name) => t(($) => $.plan.asideNow, { name }),
        }}
        onPosition={(id, position) => onArrange({ ...arrangement, desks: moveStudentTo(desks, id, position) })}
      >
        {(id) => <span className={deskNameStyle}>{onDesks.get(id)}</span>}
      </PositionBoard>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={cancel}>
          {t(($) => $.plan.cancel)}
        </Button>
        <Button busy={isSaving} disabled={isTaken || visibleDesks.length === 0} onClick={store}>
          {t(($) => $.plan.save)}
        </Button>
      </div>
    </div>
  )
}
