import { LevelPictureOf } from '@lernspur/app-kit/display/level-picture-of'
import { useFormat } from '@lernspur/app-runtime'
import { hasPicture } from '../level/has-picture'
import { EntryPhotos } from '../photo/entry-photos'
import { type Entry, isLegacy } from './entry'
import { EntryOrigin } from './entry-origin'
import type { EntryLevel } from './entry-scale'
import { LegacyBadge } from './legacy-badge'

interface EntryItemProps {
  entry: Entry
  level: EntryLevel | undefined
  /** Shown instead of a level for a note alone. */
  noteLabel: string
  /** What the entry belongs to, before the names. */
  occasion: string | undefined
}

/** An entry of a child and a competence that are named above: level, day, note and origin. */
export function EntryItem({ entry, level, noteLabel, occasion }: EntryItemProps) {
  const format = useFormat()
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 py-3">
      <span className="pt-0.5">
        {level && hasPicture(level) && <LevelPictureOf level={level} size={32} decorative />}
      </span>
      <div>
        <p className="flex flex-wrap justify-between gap-x-4">
          <span className="flex flex-wrap items-center gap-2 font-medium">
            {level?.label ?? noteLabel}
            <LegacyBadge entry={entry} />
          </span>
          <time dateTime={entry.observedAt} className="text-sm text-muted-foreground tabular-nums">
            {format.day(entry.observedAt)}
          </time>
        </p>
        {entry.description && <p className="mt-1 whitespace-pre-wrap">{entry.description}</p>}
        <EntryPhotos observationId={isLegacy(entry) ? undefined : entry.id} />
        <EntryOrigin entry={entry} occasion={occasion} className="mt-0.5 text-sm text-muted-foreground" />
      </div>
    </li>
  )
}
