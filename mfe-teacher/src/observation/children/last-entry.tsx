import type { ObservationFormStudent } from '@lernspur/contracts/teacher/observation-form/observation-form.contract'
import type { PerformanceLevel } from '@lernspur/contracts/teacher/performance-visual.contract'
import { PersonAvatar } from '@lernspur/ui/components/data/person-avatar'
import { memo } from 'react'
import { LevelSign } from '../../level/level-sign'
import { ChildName } from '../../student-link/child-name'
import type { RowWords } from '../words/row-words'

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
  words: RowWords
}

/** The age of the newest entry; green for one of today, and a warning for one that waits. Its space is reserved. */
export function EntryAge({ lastDay, isWaiting, words }: EntryAgeProps) {
  if (isWaiting && lastDay) {
    return <p className="min-h-5 truncate text-xs font-medium text-warning-foreground">{words.waiting(lastDay)}</p>
  }
  const isToday = typeof lastDay === 'string' && words.isToday(lastDay)
  const age = lastDay === undefined ? '' : words.age(lastDay)
  const shortAge = lastDay === undefined ? '' : words.shortAge(lastDay)
  return (
    <p
      className={
        isToday
          ? 'min-h-5 truncate text-xs font-medium text-success-foreground'
          : 'min-h-5 truncate text-xs text-muted-foreground'
      }
    >
      {age === shortAge ? (
        age
      ) : (
        <>
          <span className="max-sm:hidden">{age}</span>
          <span className="sm:hidden" title={age}>
            {shortAge}
          </span>
        </>
      )}
    </p>
  )
}

interface LevelBeforeProps extends Pick<LastEntry, 'before'> {
  words: RowWords
}

/** The newest level, small and pale; a name that has no room ends in dots, so that all rows are as high. */
export function LevelBefore({ before, words }: LevelBeforeProps) {
  if (!before) return null
  const text = words.before(before.label)
  return (
    <span className="flex min-w-0 items-center opacity-60 *:truncate" title={text}>
      <span className="sr-only">{text}</span>
      <LevelSign level={before} size={20} />
    </span>
  )
}

interface RowHeadProps extends LastEntry {
  student: ObservationFormStudent
  shortName: string
  words: RowWords
}

/** The child and its newest entry. Does not rerender when something is chosen. */
export const RowHead = memo(({ student, shortName, before, lastDay, isWaiting, words }: RowHeadProps) => {
  const { id, firstName, lastName, avatar } = student
  const name = `${firstName} ${lastName}`
  return (
    <div className="child-row-who">
      <PersonAvatar name={name} seed={id} src={avatar} size={32} className="max-[23.5rem]:hidden" />
      <div className="child-row-text">
        {/* On phones the short name; the whole one, in place of the last entry, while the row has the focus. */}
        <p title={name} className="leading-5 max-sm:text-sm">
          <span className="block truncate font-medium group-focus-within/row:hidden sm:hidden">{shortName}</span>
          <ChildName
            student={student}
            className="items-baseline max-sm:hidden max-sm:grid-cols-1 max-sm:gap-0 max-sm:group-focus-within/row:grid"
          />
        </p>
        <div className="max-sm:group-focus-within/row:hidden flex min-w-0 items-center gap-1.5">
          <LevelBefore before={before} words={words} />
          <EntryAge lastDay={lastDay} isWaiting={isWaiting} words={words} />
        </div>
      </div>
    </div>
  )
})
