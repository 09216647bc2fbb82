import { rowsOnScreen, useRowsAtOnce } from '@lernspur/ui/hooks/use-rows-at-once'
import { useMemo } from 'react'
import { shortNames } from '../../student-link/short-names'
import type { ObservationFormData } from '../observation-form-data'
import type { ObservationFormState } from '../use-observation-form'
import { useRowWords } from '../words/use-row-words'
import { ChildRow } from './child-row'
import { useChoiceKeys } from './use-choice-keys'
import { useOpenNote } from './use-open-note'

interface ChildListProps {
  work: Pick<ObservationFormData, 'levels' | 'students'>
  form: Pick<ObservationFormState, 'store' | 'levels' | 'meanings' | 'students' | 'lastOf'>
}

/** Height of a row on one line, and what is above and below the rows, in pixels. */
const rowHeight = 48
const around = 260

/** From this width there are two columns. */
const twoColumns = '(width >= 68.75rem)'

const rowsAtOnce = (): number => rowsOnScreen(rowHeight, around) * (window.matchMedia(twoColumns).matches ? 2 : 1)

/** Children of the subject with a row each (rule capture.3). The room below the last is that of its note. */
export function ChildList({ work, form }: ChildListProps) {
  const { store, levels, meanings, students, lastOf } = form
  const words = useRowWords()
  const names = useMemo(() => shortNames(work.students, { hasInitial: true }), [work.students])
  const count = useRowsAtOnce(rowsAtOnce, students.length)
  const { openId, open, toggle } = useOpenNote()
  const keys = useChoiceKeys({ studentIds: students.map(({ id }) => id), levels, store, onNote: open })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the radio groups in it take the focus and the keys.
    <div
      className="-mx-4 mb-16 grid grid-cols-1 gap-x-6 border-t sm:mx-0 min-[68.75rem]:grid-cols-2"
      onKeyDown={keys.onKeyDown}
      onFocus={keys.onFocus}
    >
      {students.map((student, index) => {
        // As high as a row, so that nothing moves.
        if (index >= count) return <div key={student.id} className="child-row" />
        const last = lastOf(student.id)
        return (
          <ChildRow
            key={student.id}
            student={student}
            shortName={names.get(student.id) ?? student.firstName}
            levels={levels}
            meanings={meanings}
            store={store}
            words={words}
            before={work.levels.get(last.levelId ?? '')}
            lastDay={last.day}
            isWaiting={last.isWaiting}
            isStop={index === keys.stop}
            isOpen={student.id === openId}
            onToggle={toggle}
          />
        )
      })}
    </div>
  )
}
