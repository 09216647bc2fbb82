import { useSchoolLevelText, useTranslation } from '@lernspur/app-runtime'
import { preSchoolLevel, schoolClassLimits } from '@lernspur/contracts/school-admin/school-class.contract'
import type { ImportReading } from '@lernspur/contracts/school-admin/subject/subject-import.contract'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'

interface ReadingChoiceProps {
  reading: ImportReading
  /** Whether the file is being read again. */
  busy: boolean
  onChange: (reading: ImportReading) => void
}

/** All levels of a school, from pre-school. */
const allLevels = Array.from({ length: schoolClassLimits.schoolLevelMax + 1 }, (_, index) => preSchoolLevel + index)

/**
 * Which levels of a curriculum are subject and competence, and for which school levels it is imported (rule file.6).
 */
export function ReadingChoice({ reading, busy, onChange }: ReadingChoiceProps) {
  const { t } = useTranslation('school-editors.subject-exchange')
  const levelText = useSchoolLevelText()
  const { depths, subjectDepth, competenceDepth, schoolLevel, schoolLevels, licence, endedCount = 0 } = reading
  const options = depths.map(({ kind, count, example }, depth) => ({
    value: String(depth),
    label: t(($) => $.reading.depth, {
      kind: kind ?? t(($) => $.reading[depth === 0 ? 'document' : 'level'], { depth }),
      number: count,
      example,
    }),
  }))
  const below = options.slice(subjectDepth + 1)
  const hasLevels = schoolLevels.length > 0
  const levels = (hasLevels ? schoolLevels : allLevels).map((level) => ({
    value: String(level),
    label: levelText(level),
  }))
  const all = { value: 'all', label: t(($) => (hasLevels ? $.reading.allLevels : $.reading.usualLevel)) }
  const chooseSubject = (value: string) => {
    const depth = Number(value)
    onChange({ ...reading, subjectDepth: depth, competenceDepth: Math.max(depth + 1, competenceDepth) })
  }
  return (
    <section
      aria-label={t(($) => $.reading.title)}
      className="grid grid-cols-1 gap-4 rounded-lg border bg-muted/40 p-4"
    >
      <div>
        <h3 className="font-medium">{t(($) => $.reading.title)}</h3>
        <p className="text-sm text-muted-foreground">{t(($) => $.reading.description)}</p>
      </div>
      <LabelledField label={t(($) => $.reading.subject)}>
        <SelectInput
          options={options.slice(0, Math.max(1, options.length - 1))}
          value={String(subjectDepth)}
          disabled={busy}
          onValueChange={chooseSubject}
        />
      </LabelledField>
      {below.length > 0 && (
        <LabelledField label={t(($) => $.reading.competence)}>
          <SelectInput
            options={below}
            // Where nothing is deep enough, what is there has no competences yet.
            placeholder={t(($) => $.reading.noCompetence)}
            value={competenceDepth < depths.length ? String(competenceDepth) : ''}
            disabled={busy}
            onValueChange={(value) => onChange({ ...reading, competenceDepth: Number(value) })}
          />
        </LabelledField>
      )}
      <LabelledField label={t(($) => $.reading.schoolLevel)}>
        <SelectInput
          options={[all, ...levels]}
          value={schoolLevel === null ? all.value : String(schoolLevel)}
          disabled={busy}
          onValueChange={(value) => onChange({ ...reading, schoolLevel: value === all.value ? null : Number(value) })}
        />
      </LabelledField>
      {endedCount > 0 && <p className="text-sm">{t(($) => $.reading.ended, { count: endedCount })}</p>}
      {licence !== null && <p className="text-sm wrap-anywhere">{t(($) => $.reading.licence, { licence })}</p>}
    </section>
  )
}
