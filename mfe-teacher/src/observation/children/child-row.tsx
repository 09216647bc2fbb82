import type { ObservationFormStudent } from '@lernspur/contracts/teacher/observation-form/observation-form.contract'
import type { PerformanceLevel } from '@lernspur/contracts/teacher/performance-visual.contract'
import { memo } from 'react'
import type { DraftStore } from '../draft/draft-store'
import type { RowWords } from '../words/row-words'
import { type LastEntry, RowHead } from './last-entry'
import { LevelRow } from './level-row'
import { NoteButton } from './note-button'
import { NotePanel } from './note-panel'
import { useChoice } from './use-choice'
import { useHasNote } from './use-has-note'

interface ChildRowProps extends LastEntry {
  student: ObservationFormStudent
  /** The child's name where there is no room for the full one. */
  shortName: string
  levels: readonly PerformanceLevel[]
  meanings: ReadonlyMap<string, string>
  store: DraftStore
  words: RowWords
  /** Whether the child is the Tab stop of the list. */
  isStop: boolean
  /** Whether its note and photo are unfolded. */
  isOpen: boolean
  /** Unfolds or folds note and photo. */
  onToggle: (studentId: string) => void
}

/** A child with its levels, a note and a photo. Rerenders only when its own choice changes. */
export const ChildRow = memo((props: ChildRowProps) => {
  const { student, shortName, levels, meanings, store, words, before, lastDay, isWaiting, isStop, isOpen, onToggle } =
    props
  const { id, firstName, lastName } = student
  const name = `${firstName} ${lastName}`
  const [choice, choose] = useChoice(store, id)
  const hasNote = useHasNote(store, id)
  return (
    <div
      data-student={id}
      data-chosen={choice === undefined && !hasNote ? undefined : ''}
      data-open={isOpen ? '' : undefined}
      className="group/row child-row"
    >
      <RowHead
        student={student}
        shortName={shortName}
        before={before}
        lastDay={lastDay}
        isWaiting={isWaiting}
        words={words}
      />
      <div className="ml-auto flex min-w-0 items-center">
        <LevelRow
          name={name}
          levels={levels}
          meanings={meanings}
          choice={choice}
          isStop={isStop}
          noteOnly={words.noteOnly}
          isBrief={levels.length > 0}
          onChoose={choose}
        />
        <NoteButton
          studentId={id}
          label={hasNote ? words.noteWritten(name) : words.noteAndPhoto(name)}
          hasNote={hasNote}
          isOpen={isOpen}
          isStop={isStop}
          onToggle={onToggle}
        />
      </div>
      {isOpen && <NotePanel studentId={id} name={name} store={store} words={words} choice={choice} onChoose={choose} />}
    </div>
  )
})
