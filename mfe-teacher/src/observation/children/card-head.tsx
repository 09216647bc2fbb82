import type { CaptureStudent } from '@lernspur/contracts/capture.contract'
import { Avatar } from '@lernspur/ui/data/avatar'
import { memo } from 'react'
import type { CardWords } from '../words/use-card-words'
import { EntryAge, type LastEntry, LevelBefore } from './last-entry'

interface CardHeadProps extends LastEntry {
  student: CaptureStudent
  words: CardWords
}

/** Who it is, and what is known so far. Does not draw again when something is chosen. */
export const CardHead = memo(({ student, before, lastDay, words }: CardHeadProps) => {
  const { id, firstName, lastName, avatar } = student
  const name = `${firstName} ${lastName}`
  return (
    <div className="flex items-center gap-2.5">
      <Avatar name={name} seed={id} src={avatar} size={32} />
      <div className="min-w-0 flex-1">
        <p title={name} className="truncate leading-tight">
          <span className="font-medium">{firstName}</span>{' '}
          <span className="text-sm text-muted-foreground">{lastName}</span>
        </p>
        <EntryAge lastDay={lastDay} words={words} />
      </div>
      <LevelBefore before={before} words={words} />
    </div>
  )
})
