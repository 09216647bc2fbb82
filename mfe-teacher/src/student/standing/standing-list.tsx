import { ErrorBoundary, LevelPictureOf, SubjectChipOf, useFormat, useTranslation } from '@lernspur/app-kit'
import { cn } from '@lernspur/ui/cn'
import { ProgressRing } from '@lernspur/ui/data/progress-ring'
import { Button } from '@lernspur/ui/form/button'
import { Card } from '@lernspur/ui/layout/card'
import { useState } from 'react'
import { hasPicture } from '../../class-work/has-picture'
import type { CompetenceStanding, SubjectStanding } from './standing'

/** Number of items shown before expanding. */
const shownFirst = 2

function Standing({ competence, level, observedAt, isShown }: CompetenceStanding & { isShown: boolean }) {
  const { t } = useTranslation('teacher.student')
  const format = useFormat()
  return (
    <li
      className={cn(
        'grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2.5 py-1 print:break-inside-avoid',
        !isShown && 'hidden print:grid',
      )}
    >
      <span className="pt-0.5">
        {level && hasPicture(level) ? (
          <LevelPictureOf level={level} size={20} decorative />
        ) : (
          <span aria-hidden className="mt-0.5 block size-4.5 rounded-full border border-dashed border-input" />
        )}
      </span>
      <p className="text-sm">
        {competence.description}
        <span className="text-muted-foreground">
          {' · '}
          {level && observedAt
            ? t(($) => $.standing.since, { level: level.label, day: format.day(observedAt) })
            : t(($) => $.standing.unseen)}
        </span>
      </p>
    </li>
  )
}

interface StandingGroupProps {
  title: string
  empty: string
  standings: readonly CompetenceStanding[]
}

function StandingGroup({ title, empty, standings }: StandingGroupProps) {
  const { t } = useTranslation('teacher.student')
  const [isOpen, setIsOpen] = useState(false)
  const rest = standings.length - shownFirst
  return (
    <div className="min-w-0">
      <h4 className="mb-1 text-sm font-medium">{title}</h4>
      {standings.length === 0 && <p className="py-1 text-sm text-muted-foreground">{empty}</p>}
      <ul>
        {standings.map((standing, index) => (
          <Standing key={standing.competence.id} {...standing} isShown={index < shownFirst || isOpen} />
        ))}
      </ul>
      {rest > 0 && (
        <Button
          variant="link"
          size="sm"
          aria-expanded={isOpen}
          className="-ml-1 print:hidden"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t(($) => $.standing.fewer) : t(($) => $.standing.more, { count: rest })}
        </Button>
      )}
    </div>
  )
}

function SubjectCard({ subject, observed, all, strengths, gaps }: SubjectStanding) {
  const { t } = useTranslation('teacher.student')
  const coverage = t(($) => $.standing.observed, { observed, count: all })
  return (
    <Card className="grid grid-cols-1 content-start gap-3 px-5 py-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="min-w-0">
          <SubjectChipOf subject={subject} />
        </h3>
        <span className="flex shrink-0 items-center gap-2 text-sm text-muted-foreground">
          <span aria-hidden>{coverage}</span>
          <ProgressRing value={observed} max={all} label={coverage} size={20} />
        </span>
      </div>
      <div className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2">
        <StandingGroup
          title={t(($) => $.standing.strengths)}
          empty={t(($) => $.standing.noStrengths)}
          standings={strengths}
        />
        <StandingGroup title={t(($) => $.standing.gaps)} empty={t(($) => $.standing.noGaps)} standings={gaps} />
      </div>
    </Card>
  )
}

/** Strengths and gaps of a student, one card per subject. */
export function StandingList({ standings }: { standings: readonly SubjectStanding[] }) {
  const { t } = useTranslation('teacher.student')
  const isUnseen = standings.every(({ observed }) => observed === 0)
  return (
    <section aria-labelledby="standing" className="grid grid-cols-1 gap-3">
      <div>
        <h2 id="standing" className="text-lg font-semibold">
          {t(($) => $.standing.title)}
        </h2>
        <p className="text-sm text-muted-foreground">
          {isUnseen ? t(($) => $.standing.empty) : t(($) => $.standing.explanation)}
        </p>
      </div>
      <ErrorBoundary>
        <div className="grid grid-cols-1 gap-3">
          {!isUnseen && standings.map((standing) => <SubjectCard key={standing.subject.id} {...standing} />)}
        </div>
      </ErrorBoundary>
    </section>
  )
}
