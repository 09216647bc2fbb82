import type { ObservationFormStudent } from '@lernspur/contracts/teacher/observation-form/observation-form.contract'
import type { PerformanceLevel } from '@lernspur/contracts/teacher/performance-visual.contract'
import { PersonAvatar } from '@lernspur/ui/components/data/person-avatar'
import { memo } from 'react'
import { LevelSign } from '../../level/level-sign'
import { ChildName } from '../../student-link/child-name'
import type { CardWords } from '../words/card-words'

/** What is known of a child for the chosen competence. */
export interface LastEntry {
  /** The newest level that is stored. */
  before: PerformanceLevel | undefined
  /** Day of the newest entry; null without one, undefined until known. */
  lastDay: string | null | undefined
  /** Whether the newest entry is on this device only. */
  isWaiting: boolean
}

interface EntryAgeProps extends Pick<LastEntry, 'lastDay' | 'isWaiting'> {
  words: CardWords
}

/** The age of the newest entry; green for one of today, and a warning for one that waits. Its space is reserved. */
export function EntryAge({ lastDay, isWaiting, words }: EntryAgeProps) {
  if (isWaiting && lastDay) {
    return <p className="h-4 truncate text-xs font-medium text-warning-foreground">{words.waiting(lastDay)}</p>
  }
  const isToday = typeof lastDay === 'string' && words.isToday(lastDay)
  return (
    <p className={isToday ? 'h-4 text-xs font-medium text-success-foreground' : 'h-4 text-xs text-muted-foreground'}>
      {lastDay === undefined ? '' : words.age(lastDay)}
    </p>
  )
}

interface LevelBeforeProps extends Pick<LastEntry, 'before'> {
  words: CardWords
}

/** The newest level, small and pale. */
export function LevelBefore({ before, words }: LevelBeforeProps) {
  if (!before) return null
  const text = words.before(before.label)
  return (
    <span className="flex items-center opacity-60" title={text}>
      <span className="sr-only">{text}</span>
      <LevelSign level={before} size={20} />
    </span>
  )
}

interface CardHeadProps extends LastEntry {
  student: ObservationFormStudent
  words: CardWords
}

/** The child and its newest entry. Does not rerender when something is chosen. */
export const CardHead = memo(({ student, before, lastDay, isWaiting, words }: CardHeadProps) => {
  const { id, firstName, lastName, avatar } = student
  const name = `${firstName} ${lastName}`
  return (
    <div className="flex items-center gap-2.5">
      <PersonAvatar name={name} seed={id} src={avatar} size={32} />
      <div className="min-w-0 flex-1">
        <p title={name}>
          <ChildName student={student} className="items-baseline leading-tight" lastNameStyle="text-sm" />
        </p>
        <EntryAge lastDay={lastDay} isWaiting={isWaiting} words={words} />
      </div>
      <LevelBefore before={before} words={words} />
    </div>
  )
})
