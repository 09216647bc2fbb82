import { useTranslation } from '@lernspur/app-runtime'
import type { SeatingPlan } from '@lernspur/contracts/teacher/observation-form/seating-plan.contract'
import { shortNames } from '../../student-link/short-names'
import type { ObservationFormData } from '../observation-form-data'
import type { ObservationFormState } from '../use-observation-form'
import { trimmed } from './arrange'
import { PlanDesk } from './plan-desk'
import { useDeskKeys } from './use-desk-keys'

interface PlanViewProps {
  plan: SeatingPlan
  work: ObservationFormData
  form: ObservationFormState
  selectedId: string | undefined
  onSelect: (studentId: string) => void
}

/** A column of desks, and an empty one: an aisle, which is narrow on a phone to leave room for the names. */
const deskWidth = 'minmax(3rem, 1fr)'
const aisleWidth = 'minmax(0.5rem, 0.25fr)'

/** The class as it sits in front of the board; children without a desk are listed beside the plan. */
export function PlanView({ plan, work, form, selectedId, onSelect }: PlanViewProps) {
  const { t } = useTranslation('teacher.observation')
  const { store, levels, students, lastOf } = form
  const taking = new Set(students.map(({ id }) => id))
  const known = new Map(work.students.map((student) => [student.id, student]))
  const desks = trimmed(plan.desks.filter(({ studentId }) => known.has(studentId)))
  const names = shortNames(work.students)
  const seated = new Set(desks.map(({ studentId }) => studentId))
  const aside = students.filter(({ id }) => !seated.has(id))
  const keys = useDeskKeys({
    desks: desks.filter(({ studentId }) => taking.has(studentId)),
    levels,
    store,
    select: onSelect,
  })
  const stop = selectedId ?? desks.find(({ studentId }) => taking.has(studentId))?.studentId ?? aside[0]?.id
  const deskOf = (studentId: string, position?: { readonly x: number; readonly y: number }) => {
    const student = known.get(studentId)
    const last = lastOf(studentId)
    return (
      student && (
        <PlanDesk
          key={studentId}
          student={student}
          shortName={names.get(studentId) ?? student.firstName}
          levels={levels}
          store={store}
          lastDay={last.day}
          isWaiting={last.isWaiting}
          isTaking={taking.has(studentId)}
          isSelected={studentId === selectedId}
          isStop={studentId === stop}
          style={position && { gridColumn: position.x + 1, gridRow: position.y + 1 }}
          onSelect={onSelect}
        />
      )
    )
  }
  const taken = new Set(desks.map(({ x }) => x))
  const columns = Array.from({ length: Math.max(1, ...[...taken].map((x) => x + 1)) }, (_, x) =>
    taken.has(x) ? deskWidth : aisleWidth,
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the desks in it take the focus and the keys.
    <div className="grid grid-cols-1 gap-3" onKeyDown={keys}>
      <p className="rounded-md bg-secondary py-1 text-center text-xs text-muted-foreground">{t(($) => $.plan.board)}</p>
      <fieldset className="min-w-0 overflow-x-auto p-0.5">
        <legend className="sr-only">{t(($) => $.plan.title)}</legend>
        <div className="grid gap-1 sm:gap-2" style={{ gridTemplateColumns: columns.join(' ') }}>
          {desks.map(({ studentId, x, y }) => deskOf(studentId, { x, y }))}
        </div>
      </fieldset>
      {aside.length > 0 && (
        <fieldset className="rounded-md border border-dashed p-2">
          <legend className="px-1 text-sm text-muted-foreground">{t(($) => $.plan.aside)}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-1">
            {aside.map(({ id }) => deskOf(id))}
          </div>
        </fieldset>
      )}
    </div>
  )
}
