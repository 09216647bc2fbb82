import { LevelPictureOf } from '@lernspur/app-kit/display/level-picture-of'
import { SubjectChipOf } from '@lernspur/app-kit/display/subject-chip-of'
import { useTranslation } from '@lernspur/app-runtime'
import type { OverviewCompetence, OverviewSubject } from '@lernspur/contracts/teacher/student/student-overview.contract'
import { Fragment } from 'react'
import { hasPicture } from '../../level/has-picture'
import { useAge } from './use-age'

interface CompetenceLineProps {
  competence: OverviewCompetence
  /** Shown if the list mixes several subjects. */
  subject?: OverviewSubject
}

/** A competence with the newest level, the number of entries and their age. */
export function CompetenceLine({ competence, subject }: CompetenceLineProps) {
  const { t } = useTranslation('teacher.student')
  const ageOf = useAge()
  const { level, lastOn, entryCount, description, earlierCount = 0, earlierClass } = competence
  const facts = lastOn
    ? [
        level?.label ?? t(($) => $.onlyNote),
        t(($) => $.entryCount, { count: entryCount }),
        ...(earlierClass ? [t(($) => $.earlier.facts, { count: earlierCount, name: earlierClass })] : []),
        ageOf(lastOn),
      ]
    : [t(($) => $.unseen)]
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2.5 py-1.5 print:break-inside-avoid">
      <span className="pt-0.5">
        {level && hasPicture(level) ? (
          <LevelPictureOf level={level} size={20} decorative />
        ) : (
          <span aria-hidden className="mt-0.5 block size-4.5 rounded-full border border-dashed border-input" />
        )}
      </span>
      <div className="min-w-0">
        <p className="text-sm wrap-anywhere hyphens-auto">{description}</p>
        <p className="text-sm text-muted-foreground">
          {subject && <SubjectChipOf subject={subject} short size="sm" className="mr-2 align-middle" />}
          {facts.map((fact, index) => (
            <Fragment key={fact}>
              <span className="inline-block">{index < facts.length - 1 ? `${fact} ·` : fact}</span>{' '}
            </Fragment>
          ))}
        </p>
      </div>
    </li>
  )
}
