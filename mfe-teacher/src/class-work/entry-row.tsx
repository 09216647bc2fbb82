import { LevelPictureOf, type ShownLevel, useFormat } from '@lernspur/app-kit'
import type { ReactNode } from 'react'
import type { Entry } from './entry'
import { EntryOrigin } from './entry-origin'
import { hasPicture } from './has-picture'

interface EntryRowProps {
  entry: Entry
  /** Of the entry; none for a note alone. */
  level: ShownLevel | undefined
  /** The level in words. */
  title: ReactNode
  /** The assessment and whatever else tells of the occasion. */
  occasion: string | undefined
}

/** An entry in a list that only shows it: level, day, note and origin. */
export function EntryRow({ entry, level, title, occasion }: EntryRowProps) {
  const format = useFormat()
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 py-3">
      <span className="pt-0.5">
        {level && hasPicture(level) && <LevelPictureOf level={level} size={32} decorative />}
      </span>
      <div>
        <p className="flex flex-wrap justify-between gap-x-4">
          <span className="flex flex-wrap items-center gap-2 font-medium">{title}</span>
          <time dateTime={entry.observedAt} className="text-sm text-muted-foreground tabular-nums">
            {format.day(entry.observedAt)}
          </time>
        </p>
        {entry.description && <p className="mt-1 text-sm whitespace-pre-wrap">{entry.description}</p>}
        <EntryOrigin entry={entry} occasion={occasion} className="mt-0.5 text-sm text-muted-foreground" />
      </div>
    </li>
  )
}
