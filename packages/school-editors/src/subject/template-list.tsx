import { useSchoolLevelText, useTranslation } from '@lernspur/app-runtime'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { SubjectMark } from '@lernspur/ui/components/data/subject-chip'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useState } from 'react'
import { cardStyle } from '../card-style'
import { templateLevels } from './template-levels'

/** The copied templates, and functions to change them. */
export interface TemplateChoice {
  isTaken(template: Subject): boolean
  /** Whether the choice of the template is being saved. */
  isBusy(template: Subject): boolean
  take(templates: readonly Subject[]): Promise<void>
  drop(template: Subject): Promise<void>
}

interface TemplateListProps {
  templates: readonly Subject[]
  /** The level shown first; the nearest one with templates is shown instead, and says so. */
  schoolLevel: number
  choice: TemplateChoice
}

/** Subject templates with all their competences, to be copied one by one or all at once. */
export function TemplateList({ templates, schoolLevel, choice }: TemplateListProps) {
  const { t } = useTranslation('school-editors.subject')
  const levelText = useSchoolLevelText()
  const { levels, nearest } = templateLevels(templates, schoolLevel)
  const [level, setLevel] = useState(nearest)
  const { isTaken, isBusy, take, drop } = choice
  const visible = templates.filter((template) => template.schoolLevel === level)
  const rest = visible.filter((template) => !isTaken(template))
  if (templates.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold">{t(($) => $.templates)}</h2>
        <div className="flex flex-wrap items-center gap-2">
          {levels.length > 1 && (
            <SelectInput
              size="sm"
              aria-label={t(($) => $.level)}
              options={levels.map((one) => ({ value: String(one), label: levelText(one) }))}
              value={String(level)}
              onValueChange={(value) => setLevel(Number(value))}
              className="w-36"
            />
          )}
          <Button size="sm" variant="secondary" disabled={rest.length === 0} onClick={() => void take(rest)}>
            {t(($) => $.takeAll)}
          </Button>
        </div>
      </div>
      {!levels.includes(schoolLevel) && (
        <Banner tone="warning" icon={<CircleAlert />}>
          {t(($) => $.otherLevel, { level: levelText(schoolLevel), shown: levelText(level) })}
        </Banner>
      )}
      <ul aria-label={t(($) => $.templates)} className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {visible.map((template) => (
          <li key={template.id} className={cardStyle}>
            <CheckboxField
              checked={isTaken(template)}
              busy={isBusy(template)}
              onCheckedChange={(checked) => void (checked ? take([template]) : drop(template))}
              label={
                <span className="flex items-center gap-2">
                  <SubjectMark color={template.color} />
                  {template.name}
                </span>
              }
              hint={t(($) => $.domains, { count: template.competenceDomainCount })}
              className="flex-1 [&_label]:flex-1"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
