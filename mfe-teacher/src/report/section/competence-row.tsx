import { LevelPictureOf } from '@lernspur/app-kit/display/level-picture-of'
import { useTranslation } from '@lernspur/app-runtime'
import type { ReportCompetence, ReportLevel } from '@lernspur/contracts/teacher/report.contract'
import { isConfirmed } from '@lernspur/contracts/teacher/report-check/check-report'
import { cn } from '@lernspur/ui/cn'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import { Button } from '@lernspur/ui/components/ui/button'
import Check from 'lucide-react/icons/check'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { memo } from 'react'
import { hasPicture } from '../../level/has-picture'
import { keysOfLevels } from '../../level/level-keys'
import { levelOf } from './level-of'

export interface CompetenceRowProps {
  competence: ReportCompetence
  scale: readonly ReportLevel[]
  /** Whether the row holds the Tab stop of the subject's levels. */
  isStop: boolean
  isReadOnly: boolean
  onDecide: (competenceId: string, level: number | null) => void
  onShowEntries: (competence: ReportCompetence) => void
}

const option = cn(
  'grid min-h-11 min-w-11 place-items-center rounded-md border border-transparent px-1.5 text-sm transition-colors',
  'hover:bg-muted aria-checked:border-primary aria-checked:bg-selected aria-checked:ring-1 aria-checked:ring-primary',
)

function Proposal({
  competence,
  scale,
  onShowEntries,
}: Pick<CompetenceRowProps, 'competence' | 'scale' | 'onShowEntries'>) {
  const { t } = useTranslation('teacher.report')
  const { entryCount, proposedLevel } = competence
  const level = levelOf(scale, proposedLevel)
  return (
    <div className="flex min-h-11 min-w-0 grow basis-56 flex-wrap items-center gap-x-2 @3xl:max-w-60">
      <span className="text-xs text-muted-foreground">{t(($) => $.editor.proposal)}</span>
      {level ? (
        <span className="inline-flex min-w-0 items-center gap-2 text-sm">
          {hasPicture(level) && <LevelPictureOf level={level} size={20} decorative />}
          <span className="min-w-0">{level.label}</span>
        </span>
      ) : (
        <span className="text-sm text-muted-foreground">{t(($) => $.unseen)}</span>
      )}
      {entryCount > 0 && (
        <Button
          variant="link"
          size="sm"
          aria-haspopup="dialog"
          aria-label={t(($) => $.editor.entriesOf, { count: entryCount, competence: competence.description })}
          onClick={() => onShowEntries(competence)}
        >
          {t(($) => $.editor.entries, { count: entryCount })}
        </Button>
      )}
    </div>
  )
}

/** One competence: the proposed level beside the teacher's decision. */
export const CompetenceRow = memo((props: CompetenceRowProps) => {
  const { competence, scale, isStop, isReadOnly, onDecide } = props
  const { t } = useTranslation('teacher.report')
  const { competenceId, description, performanceLevel, overwritten } = competence
  const decided = levelOf(scale, performanceLevel)
  const confirmed = isConfirmed(competence)
  const keys = keysOfLevels(scale)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t px-4 py-2.5 first:border-t-0">
      <p className="min-w-0 grow basis-full @3xl:basis-72">
        {description}
        {overwritten && (
          <span className="ml-2 inline-block rounded-sm bg-selected px-1.5 text-xs font-medium text-selected-foreground">
            {t(($) => $.editor.overwritten)}
          </span>
        )}
        {confirmed && !overwritten && (
          <span className="ml-2 inline-flex items-center gap-1 text-xs font-medium text-success-foreground">
            <Check aria-hidden className="size-3.5" />
            {t(($) => $.editor.confirmed)}
          </span>
        )}
      </p>
      <Proposal {...props} />
      {isReadOnly ? (
        <p className="flex min-h-11 basis-44 items-center gap-2 text-sm font-medium">
          <span className="sr-only">{t(($) => $.editor.decision)}:</span>
          {decided && hasPicture(decided) && <LevelPictureOf level={decided} size={32} decorative />}
          {decided?.label ?? <span className="font-normal text-muted-foreground">{t(($) => $.unseen)}</span>}
        </p>
      ) : (
        <div className="flex items-center gap-1">
          <div
            role="radiogroup"
            aria-label={t(($) => $.editor.decisionFor, { competence: description })}
            data-competence={competenceId}
            className="flex flex-wrap gap-0.5"
          >
            {scale.map((level, index) => {
              const isChosen = level.level === performanceLevel
              const isFirst = !decided && index === 0
              return (
                // biome-ignore lint/a11y/useSemanticElements: a native radio would save at each arrow on the way to another row.
                <button
                  key={level.level}
                  type="button"
                  role="radio"
                  tabIndex={isStop && (isChosen || isFirst) ? 0 : -1}
                  aria-checked={isChosen}
                  aria-label={level.label}
                  title={keys[index] === level.label ? level.label : `${keys[index]} · ${level.label}`}
                  data-level={level.level}
                  data-key={keys[index]}
                  onClick={() => onDecide(competenceId, level.level)}
                  className={cn(
                    option,
                    isChosen &&
                      !confirmed &&
                      'aria-checked:border-dashed aria-checked:border-input aria-checked:ring-0',
                  )}
                >
                  <LevelPictureOf level={level} size={32} decorative />
                </button>
              )
            })}
          </div>
          <IconButton
            size="icon-sm"
            label={t(($) => $.editor.takeBack)}
            className={cn(!confirmed && 'invisible')}
            onClick={() => onDecide(competenceId, null)}
          >
            <RotateCcw aria-hidden />
          </IconButton>
        </div>
      )}
    </li>
  )
})
