import { useTranslation } from '@lernspur/app-kit'
import { LevelPictureOf } from '@lernspur/app-kit/display/level-picture-of'
import type { ReportCompetence, ReportLevel, ReportSubject } from '@lernspur/contracts/report.contract'
import { tintFor } from '@lernspur/ui/colour/tint'
import { memo } from 'react'
import { hasPicture } from '../../class-work/has-picture'
import { levelOf } from '../section/level-of'
import { PaperComment } from './paper-comment'

interface RowProps {
  competence: ReportCompetence
  scale: readonly ReportLevel[]
}

function Row({ competence, scale }: RowProps) {
  const { t } = useTranslation('teacher.report')
  const level = levelOf(scale, competence.performanceLevel)
  return (
    <li className="flex items-center gap-[2em] border-b border-border py-[0.35em]">
      <span className="min-w-0 flex-1">{competence.description}</span>
      <span className="flex w-[12em] shrink-0 items-center gap-[0.6em]">
        {level ? (
          <>
            {hasPicture(level) && <LevelPictureOf level={level} size={20} decorative className="size-[1.6em]" />}
            <span className="min-w-0 text-[0.95em] font-semibold">{level.label}</span>
          </>
        ) : (
          <>
            <span aria-hidden className="size-[1em] shrink-0 rounded-full border border-dashed border-input" />
            <span className="text-[0.95em] text-muted-foreground">{t(($) => $.unseen)}</span>
          </>
        )}
      </span>
    </li>
  )
}

interface PaperSubjectProps {
  subject: ReportSubject
  scale: readonly ReportLevel[]
  isDraft: boolean
}

/** One subject in print. */
export const PaperSubject = memo(({ subject, scale, isDraft }: PaperSubjectProps) => {
  const { t } = useTranslation('teacher.report')
  const colours = tintFor(subject.color, 'light')
  return (
    <section data-section={subject.id} className="mt-[1.6em]">
      <h3
        className="flex items-stretch gap-[1em] overflow-hidden rounded-[0.3em] text-[1.2em] font-bold"
        style={{ background: colours.ground }}
      >
        <span
          className="grid min-w-[2.6em] place-items-center px-[0.5em] text-[0.75em] text-card"
          style={{ background: colours.mark }}
        >
          {subject.abbreviation}
        </span>
        <span className="min-w-0 flex-1 py-[0.35em]">{subject.name}</span>
        {isDraft && subject.status === 'inProgress' && (
          <span className="self-center pr-[1em] text-[0.7em] font-normal text-muted-foreground">
            {t(($) => $.paper.subjectOpen)}
          </span>
        )}
      </h3>
      {subject.domains.map(({ name, symbol, competences }) => (
        <div key={`${symbol} ${name}`} className="mt-[1em]">
          <h4 className="border-b border-foreground pb-[0.2em] font-semibold">
            {symbol && <span className="mr-[0.6em] text-muted-foreground">{symbol}</span>}
            {name}
          </h4>
          <ul>
            {competences.map((competence) => (
              <Row key={competence.competenceId} competence={competence} scale={scale} />
            ))}
          </ul>
        </div>
      ))}
      <PaperComment label={t(($) => $.paper.comment)} text={subject.comment} colour={colours.mark} />
    </section>
  )
})
