import { useSchoolLevelText, useTranslation } from '@lernspur/app-kit'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import type { Subject } from '@lernspur/contracts/subject.contract'
import { Checkbox } from '@lernspur/ui/choice/checkbox'
import { Select } from '@lernspur/ui/choice/select'
import { SubjectMark } from '@lernspur/ui/data/subject-chip'
import { Button } from '@lernspur/ui/form/button'
import { useState } from 'react'
import { cardStyle } from '../card-style'
import { templateLevels, useSubjectChoice, useTemplates } from '../class-steps/use-subject-choice'

interface TemplateListProps {
  schoolClass: SchoolClass
  subjects: readonly Subject[]
}

/** Subjects with all their competences, to be taken over by a tap each or all at once. */
export function TemplateList({ schoolClass, subjects }: TemplateListProps) {
  const { t } = useTranslation('setup')
  const levelText = useSchoolLevelText()
  const templates = useTemplates()
  const { levels, nearest } = templateLevels(templates, schoolClass.schoolLevel)
  const [level, setLevel] = useState(nearest)
  const { isTaken, isBusy, take, drop } = useSubjectChoice(schoolClass.id, subjects)
  const shown = templates.filter(({ schoolLevel }) => schoolLevel === level)
  const rest = shown.filter((template) => !isTaken(template))
  if (templates.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold">{t(($) => $.subjects.templates)}</h2>
        <div className="flex flex-wrap items-center gap-2">
          {levels.length > 1 && (
            <Select
              size="sm"
              aria-label={t(($) => $.subjects.level)}
              options={levels.map((one) => ({ value: String(one), label: levelText(one) }))}
              value={String(level)}
              onValueChange={(value) => setLevel(Number(value))}
              className="w-36"
            />
          )}
          <Button size="sm" variant="secondary" disabled={rest.length === 0} onClick={() => void take(rest)}>
            {t(($) => $.subjects.takeAll)}
          </Button>
        </div>
      </div>
      <ul aria-label={t(($) => $.subjects.templates)} className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {shown.map((template) => (
          <li key={template.id} className={cardStyle}>
            <Checkbox
              checked={isTaken(template)}
              busy={isBusy(template)}
              onCheckedChange={(checked) => void (checked ? take([template]) : drop(template))}
              label={
                <span className="flex items-center gap-2">
                  <SubjectMark color={template.color} />
                  {template.name}
                </span>
              }
              hint={t(($) => $.subjects.domains, { count: template.competenceDomainCount })}
              className="flex-1 [&_label]:flex-1"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
