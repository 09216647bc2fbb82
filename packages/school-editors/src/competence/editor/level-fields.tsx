import { useTranslation } from '@lernspur/app-runtime'
import { competenceLimits } from '@lernspur/contracts/school-admin/competence.contract'
import { resizedLevelDescriptions } from '@lernspur/contracts/school-admin/level-description'
import { cn } from '@lernspur/ui/cn'
import { Button } from '@lernspur/ui/components/ui/button'
import type { Line } from '../line/line'
import type { LineActions } from './line-actions'

/** A scale whose levels are described: how many there are, and what they are called, lowest first, where that is known. */
export interface DescribedScale {
  readonly levels: number
  readonly labels: readonly string[]
}

interface LevelFieldsProps {
  line: Line
  /** What the line is called. */
  name: string
  scale: DescribedScale
  act: LineActions
}

const isWritten = (text: string): boolean => text.trim() !== ''

/** Descriptions that stand for another scale: they stay as they are until somebody takes them over. */
function OtherScale({ line, scale: { levels }, act }: Omit<LevelFieldsProps, 'name'>) {
  const { t } = useTranslation('school-editors.competence')
  const { levelDescriptions } = line
  const lost = levelDescriptions.slice(levels).filter(isWritten).length
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-2 text-sm text-warning-foreground">
      <p className="min-w-0 flex-1 basis-64">{t(($) => $.levels.otherScale, { count: levelDescriptions.length })}</p>
      <Button
        size="sm"
        variant="outline"
        onClick={() => act.write(line, { levelDescriptions: resizedLevelDescriptions(levelDescriptions, levels) })}
      >
        {lost > 0 ? t(($) => $.levels.cut, { count: lost }) : t(($) => $.levels.takeOver, { count: levels })}
      </Button>
    </div>
  )
}

/** What each level means for a competence, a field for each level. */
export function LevelFields({ line, name, scale, act }: LevelFieldsProps) {
  const { t } = useTranslation('school-editors.competence')
  const { levelDescriptions } = line
  const isOther = levelDescriptions.length > 0 && levelDescriptions.length !== scale.levels
  const texts = resizedLevelDescriptions(levelDescriptions, isOther ? levelDescriptions.length : scale.levels)
  const write = (at: number, text: string) => {
    const written = texts.with(at, text.replace(/\n/g, ' '))
    act.write(line, { levelDescriptions: written.some(isWritten) ? written : [] })
  }
  return (
    <div className="mb-1 grid grid-cols-1 gap-0.5">
      {isOther && <OtherScale line={line} scale={scale} act={act} />}
      {texts.map((text, at) => {
        const label = (!isOther && scale.labels[at]) || ''
        return (
          <label
            // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place.
            key={at}
            className="grid min-w-0 grid-cols-1 items-start gap-x-1 text-sm text-muted-foreground sm:grid-cols-[8rem_minmax(0,1fr)]"
          >
            <span className="px-2 pt-1 leading-5 hyphens-auto wrap-anywhere sm:py-2.5 sm:pr-0">
              <span aria-hidden className="tabular-nums">
                {at + 1} {label && `· ${label}`}
              </span>
              <span className="sr-only">{t(($) => $.levels.of, { level: at + 1, competence: name })}</span>
            </span>
            <textarea
              autoComplete="off"
              rows={1}
              value={text}
              maxLength={competenceLimits.levelDescription}
              placeholder={at === 1 ? t(($) => $.levels.sample) : undefined}
              onChange={(event) => write(at, event.target.value)}
              className={cn(
                'field-sizing-content min-h-11 w-full min-w-0 resize-none rounded-md border border-input bg-transparent px-2 py-2.5 text-sm text-foreground',
                'focus:bg-card',
              )}
            />
          </label>
        )
      })}
    </div>
  )
}
