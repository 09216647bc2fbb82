import { cn } from '@lernspur/ui/cn'
import { useDeferredValue, useMemo } from 'react'
import type { ObservationFormData } from '../observation-form-data'
import type { ObservationFormState } from '../use-observation-form'
import { useCardWords } from '../words/use-card-words'
import { ChildCard, cardHeight } from './child-card'
import { useChoiceKeys } from './use-choice-keys'

interface ChildListProps {
  work: Pick<ObservationFormData, 'levels'>
  form: Pick<ObservationFormState, 'store' | 'levels' | 'students' | 'lastOf'>
}

/**
 * Maximum number of cards drawn first, roughly a screenful. The rest follow after the first paint, and so do notes,
 * except written ones, which may be higher than a line.
 */
const cardsAtOnce = (): number => {
  const perRow = Math.max(1, Math.floor((window.innerWidth - 200) / 276))
  const rows = Math.max(2, Math.floor((window.innerHeight - 440) / 176))
  return Math.min(12, perRow * rows)
}

/** Children of the subject with a card each. */
export function ChildList({ work, form }: ChildListProps) {
  const { store, levels, students, lastOf } = form
  const words = useCardWords()
  const count = useDeferredValue(Number.POSITIVE_INFINITY, useMemo(cardsAtOnce, []))
  const keys = useChoiceKeys({ studentIds: students.map(({ id }) => id), levels, store })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the radio groups in it take the focus and the keys.
    <div
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))] gap-3"
      onKeyDown={keys.onKeyDown}
      onFocus={keys.onFocus}
    >
      {students.map((student, index) => {
        // As high as a card, so that nothing moves.
        if (index >= count) return <div key={student.id} className={cn(cardHeight, 'rounded-lg border bg-card')} />
        const last = lastOf(student.id)
        return (
          <ChildCard
            key={student.id}
            student={student}
            levels={levels}
            store={store}
            words={words}
            before={work.levels.get(last.levelId ?? '')}
            lastDay={last.day}
            isWaiting={last.isWaiting}
            isStop={index === keys.stop}
            isBrief={count !== Number.POSITIVE_INFINITY && !store.get().notes.has(student.id)}
          />
        )
      })}
    </div>
  )
}
