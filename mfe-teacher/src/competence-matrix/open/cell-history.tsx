import { legacyObservationListQuery } from '@lernspur/api-client/teacher/legacy-observation.queries'
import { observationListQuery } from '@lernspur/api-client/teacher/observation.queries'
import { useSuspenseQueries, useTranslation } from '@lernspur/app-runtime'
import type { CompetenceMatrix } from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'
import { useMemo } from 'react'
import { byNewest, isLegacy, levelIdOf, newestFirst } from '../../entry/entry'
import { EntryItem } from '../../entry/entry-item'
import { levelsOf } from '../../entry/entry-scale'
import type { Pair } from '../cells/cell-key'

const limit = 50

/** Entries of a cell of both versions, newest first; at most fifty of each. Suspends while loading. */
export const useCellHistory = (classId: string, { studentId, competenceId }: Pair) => {
  const filter = [
    { field: 'schoolClassId', type: 'eq', value: classId },
    { field: 'studentId', type: 'eq', value: studentId },
    { field: 'competenceId', type: 'eq', value: competenceId },
  ] as const
  const list = { filter, order: newestFirst, limit }
  const [present, past] = useSuspenseQueries({
    queries: [observationListQuery(list), legacyObservationListQuery(list)],
  })
  return useMemo(() => [...present.data.rows, ...past.data.rows].toSorted(byNewest), [present.data, past.data])
}

interface CellHistoryProps {
  classId: string
  pair: Pair
  data: Pick<CompetenceMatrix, 'scales' | 'assessments'>
}

/** What has been entered in a cell. */
export function CellHistory({ classId, pair, data }: CellHistoryProps) {
  const { t } = useTranslation('teacher.skills')
  const { t: entryText } = useTranslation('teacher.entry')
  const entries = useCellHistory(classId, pair)
  const levels = useMemo(() => levelsOf(data.scales), [data.scales])
  if (entries.length === 0) return <p className="text-sm text-muted-foreground">{t(($) => $.unseen)}</p>
  return (
    <ul className="-my-3 divide-y">
      {entries.map((entry) => {
        const check = isLegacy(entry) && entry.isCompetenceCheck ? entryText(($) => $.competenceCheck) : undefined
        const assessment = isLegacy(entry)
          ? undefined
          : data.assessments.find(({ id }) => id === entry.performanceAssessmentId)?.name
        return (
          <EntryItem
            key={entry.id}
            entry={entry}
            level={levels.get(levelIdOf(entry) ?? '')}
            noteLabel={t(($) => $.note)}
            occasion={check ?? assessment}
          />
        )
      })}
    </ul>
  )
}
