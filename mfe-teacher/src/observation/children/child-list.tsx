import type { CaptureWork } from '../capture-work'
import type { Capture } from '../use-capture'
import { ChildCard } from './child-card'
import { useChoiceKeys } from './use-choice-keys'

interface ChildListProps {
  work: Pick<CaptureWork, 'levels'>
  capture: Pick<Capture, 'store' | 'levels' | 'students' | 'newest'>
}

/** Children of the subject with a card each. */
export function ChildList({ work, capture }: ChildListProps) {
  const { store, levels, students, newest } = capture
  const keys = useChoiceKeys({ studentIds: students.map(({ id }) => id), levels, store })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the radio groups in it take the focus and the keys.
    <div
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))] gap-3"
      onKeyDown={keys.onKeyDown}
      onFocus={keys.onFocus}
    >
      {students.map((student, index) => {
        const last = newest?.get(student.id)
        return (
          <ChildCard
            key={student.id}
            student={student}
            levels={levels}
            store={store}
            before={work.levels.get(last?.performanceLevelV2Id ?? '')}
            lastDay={newest && (last?.observedAt ?? null)}
            isStop={index === keys.stop}
          />
        )
      })}
    </div>
  )
}
