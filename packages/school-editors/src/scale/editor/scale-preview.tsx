import { LevelPictureOf, type VisibleLevel } from '@lernspur/app-kit/display/level-picture-of'
import { useTranslation } from '@lernspur/app-runtime'
import { cn } from '@lernspur/ui/cn'
import { PersonAvatar } from '@lernspur/ui/components/data/person-avatar'
import type { LevelDraft } from '../scale-draft'

const isWord = ({ picturePath }: VisibleLevel): boolean =>
  picturePath === null || picturePath.startsWith('builtin/text/')

/** Lines of a report as they are printed, one for each level. */
function Paper({ levels }: { levels: readonly LevelDraft[] }) {
  const { t } = useTranslation('school-editors.scale')
  return (
    // Paper is light in the dark theme as well.
    <ul data-theme="light" className="rounded-md border border-border bg-card px-4 py-3 text-sm text-foreground">
      {levels.map((level) => (
        <li key={level.id} className="flex items-center gap-4 border-b border-border py-1.5 last:border-b-0">
          <span className="min-w-0 flex-1">{t(($) => $.preview.competence)}</span>
          <span className="flex w-32 shrink-0 items-center gap-2 sm:w-44">
            {!isWord(level) && <LevelPictureOf level={level} size={20} decorative className="shrink-0" />}
            <span className="min-w-0 font-semibold [overflow-wrap:anywhere] hyphens-auto">{level.label}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A child as in the observation form on a phone, with a field for each level. */
function Phone({ levels }: { levels: readonly LevelDraft[] }) {
  const { t } = useTranslation('school-editors.scale')
  const name = t(($) => $.preview.child)
  return (
    <div className="w-full max-w-80 rounded-lg border-4 border-input bg-background p-3">
      <div className="grid gap-2.5 rounded-lg border bg-card p-3">
        <div className="flex items-center gap-2.5">
          <PersonAvatar name={name} seed="preview" size={32} />
          <span className="font-medium">{name}</span>
        </div>
        <div className="flex flex-wrap gap-1">
          {levels.map((level, index) => (
            <span
              key={level.id}
              className={cn(
                'grid min-h-11 min-w-11 flex-1 place-items-center rounded-md border border-transparent px-1 text-sm',
                index === levels.length - 1 && 'border-primary bg-selected ring-1 ring-primary',
              )}
            >
              <LevelPictureOf level={level} size={32} decorative className="max-w-full [overflow-wrap:anywhere]" />
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}

/** What a scale looks like in a printed report and in the observation form on a phone; purely visual. */
export function ScalePreview({ levels }: { levels: readonly LevelDraft[] }) {
  const { t } = useTranslation('school-editors.scale')
  return (
    <div className="grid grid-cols-1 gap-5">
      <figure className="grid gap-2">
        <figcaption className="text-sm text-muted-foreground">{t(($) => $.preview.paper)}</figcaption>
        <div aria-hidden>
          <Paper levels={levels} />
        </div>
      </figure>
      <figure className="grid gap-2">
        <figcaption className="text-sm text-muted-foreground">{t(($) => $.preview.phone)}</figcaption>
        <div aria-hidden>
          <Phone levels={levels} />
        </div>
      </figure>
    </div>
  )
}
