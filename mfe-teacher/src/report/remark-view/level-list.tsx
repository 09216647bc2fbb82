import { LevelPictureOf } from '@lernspur/app-kit/display/level-picture-of'
import { useTranslation } from '@lernspur/app-runtime'
import type { ReportLevel, ReportSubject } from '@lernspur/contracts/teacher/report.contract'
import { Card } from '@lernspur/ui/components/ui/card'
import { hasPicture } from '../../level/has-picture'
import { competencesOf } from '../draft/section'
import { levelOf } from '../section/level-of'

interface LevelListProps {
  subject: ReportSubject
  scale: readonly ReportLevel[]
}

/** The levels of a subject to look at while writing: highest first within each domain, what was not observed last. */
export function LevelList({ subject, scale }: LevelListProps) {
  const { t } = useTranslation('teacher.report')
  const { t: tRemark } = useTranslation('teacher.remark')
  const competences = competencesOf(subject)
  const seen = competences.filter(({ performanceLevel }) => performanceLevel !== null).length
  return (
    <Card className="px-4 py-3">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold">
        {tRemark(($) => $.view.levels)}
        <span className="text-sm font-normal text-muted-foreground">
          {t(($) => $.editor.assessed, { seen, count: competences.length })}
        </span>
      </h3>
      {competences.length === 0 && (
        <p className="pt-1 text-sm text-muted-foreground">{t(($) => $.editor.noCompetences)}</p>
      )}
      {subject.domains.map(({ name, symbol, competences: own }) => (
        <section key={`${symbol} ${name}`} aria-label={name} className="pt-2">
          <h4 className="text-xs font-medium text-muted-foreground wrap-anywhere hyphens-auto">{name}</h4>
          <ul>
            {own
              .toSorted((a, b) => (b.performanceLevel ?? 0) - (a.performanceLevel ?? 0))
              .map(({ competenceId, description, performanceLevel }) => {
                const level = levelOf(scale, performanceLevel)
                return (
                  <li key={competenceId} className="flex items-start gap-2 py-0.5 text-sm">
                    <span className="grid size-5 shrink-0 place-items-center">
                      {level && hasPicture(level) ? (
                        <LevelPictureOf level={level} size={20} decorative />
                      ) : (
                        <span aria-hidden className="text-muted-foreground">
                          {level ? '·' : '–'}
                        </span>
                      )}
                    </span>
                    <span className={level ? 'min-w-0 hyphens-auto' : 'min-w-0 hyphens-auto text-muted-foreground'}>
                      {description}{' '}
                      <span className="text-muted-foreground">· {level ? level.label : t(($) => $.unseen)}</span>
                    </span>
                  </li>
                )
              })}
          </ul>
        </section>
      ))}
    </Card>
  )
}
