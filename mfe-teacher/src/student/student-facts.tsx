import { useFormat, useTranslation } from '@lernspur/app-kit'
import { Stat } from '@lernspur/ui/data/stat'
import { Card } from '@lernspur/ui/layout/card'
import type { Entry } from '../class-work/entry'
import { termOn } from '../class-work/scale-of'
import type { ClassWork } from '../class-work/use-class-work'
import type { SubjectStanding } from './standing/standing'

interface StudentFactsProps {
  work: ClassWork
  /** All entries of the student, newest first. */
  entries: readonly Entry[]
  standings: readonly SubjectStanding[]
}

/** Key figures of a student: observations in the term, the latest one, competences observed. */
export function StudentFacts({ work, entries, standings }: StudentFactsProps) {
  const { t } = useTranslation('teacher.student')
  const format = useFormat()
  const term = termOn(work.years)
  const inTerm = term
    ? entries.filter(({ observedAt }) => term.startDate <= observedAt && observedAt <= term.endDate)
    : entries
  const last = entries[0]?.observedAt
  const seen = standings.reduce((sum, { observed }) => sum + observed, 0)
  const all = standings.reduce((sum, one) => sum + one.all, 0)
  return (
    <Card className="self-start p-5 print:break-inside-avoid">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-4 xl:grid-cols-1">
        <Stat label={t(($) => $.facts.entries)} value={format.number(inTerm.length)} detail={term?.name} />
        <Stat label={t(($) => $.facts.last)} value={last ? format.dayShort(last) : '–'} />
        <Stat
          label={t(($) => $.facts.competences)}
          value={t(($) => $.facts.of, { seen, all })}
          detail={t(($) => $.facts.subjects, { count: standings.length })}
        />
      </dl>
    </Card>
  )
}
