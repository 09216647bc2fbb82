import { isApiError, useErrorText, useTranslation } from '@lernspur/app-kit'
import { type Desk, type SeatingPlan, seatingLimits } from '@lernspur/contracts/seating-plan.contract'
import { Button } from '@lernspur/ui/form/button'
import { Field } from '@lernspur/ui/form/field'
import { Input } from '@lernspur/ui/form/input'
import { Banner } from '@lernspur/ui/layout/banner'
import { PlaceBoard } from '@lernspur/ui/sortable/place-board'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useState } from 'react'
import type { CaptureWork } from '../capture-work'
import { isComposing } from '../is-composing'
import { placeChild, rowsOfTables, sizeFor } from './arrange'
import { deskNameStyle } from './plan-desk'
import { shortNames } from './short-names'
import { useSavePlan } from './use-save-plan'

interface PlanArrangeProps {
  classId: string
  work: CaptureWork
  /** Undefined for a new plan. */
  plan: SeatingPlan | undefined
  /** Rooms that have a plan, but for this one's. */
  rooms: readonly string[]
  /** Called with the room that was saved, or null. */
  onEnd: (room: string | null) => void
  /** Reads the plans anew. */
  onReread: () => void
}

/** Arranges the desks of a room by mouse, touch and keyboard. */
export function PlanArrange({ classId, work, plan, rooms, onEnd, onReread }: PlanArrangeProps) {
  const { t } = useTranslation('teacher.observation')
  const textOf = useErrorText()
  const { save, takeAway, isSaving, failure } = useSavePlan(classId)
  const [desks, setDesks] = useState<readonly Desk[]>(plan?.desks ?? [])
  const [room, setRoom] = useState(plan?.room ?? '')
  const names = new Map(work.students.map((student) => [student.id, student]))
  const onDesks = shortNames(work.students)
  const nameOf = (id: string) => [names.get(id)?.firstName, names.get(id)?.lastName].filter(Boolean).join(' ')
  const shown = desks.filter(({ studentId }) => names.has(studentId))
  const seated = new Set(shown.map(({ studentId }) => studentId))
  const isTaken = rooms.includes(room.trim())
  const isStale = isApiError(failure) && failure.code === 'EDIT_CONFLICT'
  const store = (overwrites: boolean) => {
    if (isTaken || isSaving) return
    // A failure stands above the board.
    save(plan, { room: room.trim(), desks: shown }, overwrites).then(
      (saved) => onEnd(saved.room),
      () => undefined,
    )
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
        store(false)
      }}
    >
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label={t(($) => $.plan.room)}
          optional={rooms.includes('') ? undefined : t(($) => $.optional)}
          error={isTaken && room !== '' ? t(($) => $.plan.taken) : undefined}
          className="min-w-48 flex-1 sm:max-w-xs"
        >
          <Input
            value={room}
            maxLength={seatingLimits.room}
            placeholder={t(($) => $.plan[rooms.includes('') ? 'roomHint' : 'ownRoom'])}
            onChange={(event) => setRoom(event.target.value)}
          />
        </Field>
        <Button variant="outline" onClick={() => setDesks(rowsOfTables(work.students.map(({ id }) => id)))}>
          {t(($) => $.plan.rows)}
        </Button>
        {plan && (
          <Button
            variant="ghost"
            busy={isSaving}
            onClick={() =>
              void takeAway(plan).then(
                () => onEnd(null),
                () => undefined,
              )
            }
          >
            {t(($) => $.plan.delete)}
          </Button>
        )}
      </div>
      {failure && (
        <Banner
          live
          tone={isStale ? 'warning' : 'danger'}
          icon={<TriangleAlert />}
          action={
            isStale && plan ? (
              <>
                <Button size="sm" variant="outline" onClick={onReread}>
                  {t(($) => $.plan.takeTheirs)}
                </Button>
                <Button size="sm" onClick={() => store(true)}>
                  {t(($) => $.plan.keepMine)}
                </Button>
              </>
            ) : undefined
          }
        >
          {isStale ? t(($) => $.plan.stale) : textOf(failure)}
        </Banner>
      )}
      <p className="text-sm text-muted-foreground">{t(($) => $.plan.how)}</p>
      <p className="rounded-md bg-secondary py-1 text-center text-xs text-muted-foreground">{t(($) => $.plan.board)}</p>
      <PlaceBoard
        label={t(($) => $.plan.title)}
        asideLabel={t(($) => $.plan.aside)}
        {...sizeFor(shown)}
        items={shown.map(({ studentId, x, y }) => ({ id: studentId, x, y }))}
        aside={work.students.filter(({ id }) => !seated.has(id)).map(({ id }) => id)}
        nameOf={nameOf}
        texts={{
          instructions: t(($) => $.plan.how),
          placed: (name, row, column) => t(($) => $.plan.placed, { name, row, column }),
          taken: (name) => t(($) => $.plan.asideNow, { name }),
        }}
        onPlace={(id, place) => setDesks((now) => placeChild(now, id, place))}
      >
        {(id) => <span className={deskNameStyle}>{onDesks.get(id)}</span>}
      </PlaceBoard>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={() => onEnd(null)}>
          {t(($) => $.plan.cancel)}
        </Button>
        <Button busy={isSaving} disabled={isTaken || shown.length === 0} onClick={() => store(false)}>
          {t(($) => $.plan.save)}
        </Button>
      </div>
    </div>
  )
}
