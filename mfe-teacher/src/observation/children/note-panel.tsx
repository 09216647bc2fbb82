import { Button } from '@lernspur/ui/components/ui/button'
import type { LevelChoice } from '../draft/draft'
import type { DraftStore } from '../draft/draft-store'
import type { RowWords } from '../words/row-words'
import { NoteLine } from './note-line'

interface NotePanelProps {
  studentId: string
  name: string
  store: DraftStore
  words: RowWords
  choice: LevelChoice | undefined
  onChoose: (choice: LevelChoice) => void
}

/**
 * Note and photo of a child, over the rows below it; on phones also the choice of a note alone, for which the row has no
 * room.
 */
export function NotePanel({ studentId, name, store, words, choice, onChoose }: NotePanelProps) {
  return (
    <div className="absolute inset-x-0 top-full flex flex-wrap items-start gap-1 rounded-b-lg border bg-popover p-2 shadow-md">
      <div className="min-w-40 flex-1">
        <NoteLine studentId={studentId} name={name} store={store} words={words} isStop isAlone />
      </div>
      <Button
        variant={choice === null ? 'secondary' : 'ghost'}
        aria-pressed={choice === null}
        onClick={() => onChoose(null)}
        className="px-2 text-sm sm:hidden"
      >
        {words.noteOnly}
      </Button>
    </div>
  )
}
