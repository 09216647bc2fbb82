import type { ObservationFormStudent } from '@lernspur/contracts/teacher/observation-form/observation-form.contract'
import type { PerformanceLevel } from '@lernspur/contracts/teacher/performance-visual.contract'
import { memo } from 'react'
import type { DraftStore } from '../draft/draft-store'
import type { CardWords } from '../words/card-words'
import { CardHead, type LastEntry } from './last-entry'
import { LevelRow } from './level-row'
import { NoteLine, noteHeight } from './note-line'
import { useChoice } from './use-choice'

interface ChildCardProps extends LastEntry {
  student: ObservationFormStudent
  levels: readonly PerformanceLevel[]
  store: DraftStore
  words: CardWords
  /** Whether the child is the Tab stop of the list. */
  isStop: boolean
  /** Whether the card is drawn without its note for now, whose space is reserved. */
  isBrief: boolean
}

/**
 * No transition: each tap would paint the colour change ten times. No translucent border: the browser would composite
 * all layers of the page again.
 */
const card =
  'grid grid-cols-1 content-start gap-2 [contain:layout_style] rounded-lg border bg-card p-3 [--ground:var(--card)] data-chosen:border-[color-mix(in_oklab,var(--primary)_60%,var(--card))]'

/** The height of a card without a written note. */
export const cardHeight = 'h-42'

/** A child with its levels, a note and a photo. Rerenders only when its own choice changes. */
export const ChildCard = memo((props: ChildCardProps) => {
  const { student, levels, store, words, before, lastDay, isWaiting, isStop, isBrief } = props
  const { id, firstName, lastName } = student
  const name = `${firstName} ${lastName}`
  const [choice, choose] = useChoice(store, id)
  return (
    <div data-student={id} data-chosen={choice === undefined ? undefined : ''} className={card}>
      <CardHead student={student} before={before} lastDay={lastDay} isWaiting={isWaiting} words={words} />
      <LevelRow
        name={name}
        levels={levels}
        choice={choice}
        isStop={isStop}
        noteOnly={words.noteOnly}
        onChoose={choose}
      />
      {isBrief ? (
        <div className={noteHeight} />
      ) : (
        <NoteLine studentId={id} name={name} store={store} words={words} isStop={isStop} />
      )}
    </div>
  )
})
