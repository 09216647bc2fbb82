import { LevelPictureOf } from '@lernspur/app-kit/display/level-picture-of'
import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { LevelEntry, LevelReason } from '@lernspur/contracts/level-proposal'
import { type LevelDescriptions, levelDescriptionOf } from '@lernspur/contracts/school-admin/level-description'
import type { CalculationMethod } from '@lernspur/contracts/teacher/report.contract'
import type { ExplainedEntry } from '@lernspur/contracts/teacher/statistics/level-explanation.contract'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { hasPicture } from '../level/has-picture'
import { partText } from './sum-text'
import { WeightField } from './weight-field'
import { type WhatIf, withEntry, withWeight } from './what-if'

interface PartListProps {
  entries: readonly ExplainedEntry[]
  /** What each level means for the competence, lowest first. */
  descriptions: LevelDescriptions | null | undefined
  reason: LevelReason<LevelEntry> | undefined
  method: CalculationMethod
  whatIf: WhatIf
  onWhatIf: (next: WhatIf) => void
}

function EntryRow({
  entry,
  descriptions,
  isCounted,
  onCount,
}: {
  entry: ExplainedEntry
  descriptions: LevelDescriptions | null | undefined
  isCounted: boolean
  onCount: (is: boolean) => void
}) {
  const { t } = useTranslation('teacher.explanation')
  const format = useFormat()
  const { level, levels, description, observedAt, creator, isLegacy, earlierClass } = entry
  const meaning = level && levelDescriptionOf(descriptions, level.level, levels)
  const facts = (
    <span className="grid min-w-0 gap-0.5">
      <span className="flex flex-wrap items-center gap-2">
        {level && hasPicture(level) && <LevelPictureOf level={level} size={20} decorative />}
        <span className="font-medium">
          {level ? t(($) => $.levelOf, { level: level.level, levels, label: level.label }) : t(($) => $.noteOnly)}
        </span>
        {isLegacy && <Badge variant="outline">{t(($) => $.legacy)}</Badge>}
        {earlierClass && <Badge variant="outline">{t(($) => $.earlier, { name: earlierClass })}</Badge>}
      </span>
      <span className="text-sm text-muted-foreground">
        <time dateTime={observedAt}>{format.day(observedAt)}</time> · {format.name(creator)}
      </span>
      {meaning && <span className="text-sm text-muted-foreground wrap-anywhere">{meaning}</span>}
      {description && <span className="text-sm whitespace-pre-wrap wrap-anywhere">{description}</span>}
    </span>
  )
  return (
    <li className="py-1">
      {level ? (
        <CheckboxField checked={isCounted} onCheckedChange={onCount} label={facts} className="w-full" />
      ) : (
        <div className="py-2.5 pl-8">{facts}</div>
      )}
    </li>
  )
}

/** Entries by assessment, each of which can be left out; with the method of all entries, also editable weights. */
export function PartList({ entries, descriptions, reason, method, whatIf, onWhatIf }: PartListProps) {
  const { t } = useTranslation('teacher.explanation')
  const format = useFormat()
  const groups = [...Map.groupBy(entries, ({ performanceAssessmentId }) => performanceAssessmentId)]
  return groups.map(([assessmentId, own]) => {
    const part = reason?.parts.find(({ performanceAssessmentId }) => performanceAssessmentId === assessmentId)
    const sum = method === 'allEntries' && part ? partText(part.values, part.mean, format) : null
    const [first] = own
    return (
      <section key={assessmentId ?? ''} className="grid grid-cols-1 gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h3 className="min-w-0 font-medium wrap-anywhere">
            {first?.performanceAssessmentName ?? t(($) => $.noAssessment)}
          </h3>
          {method === 'allEntries' && assessmentId !== null && (
            <WeightField
              name={first?.performanceAssessmentName ?? ''}
              value={whatIf.weights.get(assessmentId) ?? first?.weighting ?? 0}
              onValueChange={(weight) => onWhatIf(withWeight(whatIf, assessmentId, weight, first?.weighting ?? 0))}
            />
          )}
        </div>
        {sum && <p className="text-sm text-muted-foreground tabular-nums">{t(($) => $.mean, { sum })}</p>}
        <ul className="divide-y">
          {own.map((entry) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              descriptions={descriptions}
              isCounted={!whatIf.left.has(entry.id)}
              onCount={(isCounted) => onWhatIf(withEntry(whatIf, entry.id, isCounted))}
            />
          ))}
        </ul>
      </section>
    )
  })
}
