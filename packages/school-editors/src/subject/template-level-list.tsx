import { useFormat, useSchoolLevelText, useTranslation } from '@lernspur/app-runtime'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { cardStyle } from '../card-style'

interface TemplateLevelListProps {
  /** All templates on offer. */
  templates: readonly Subject[]
  isOn: (level: number) => boolean
  isBusy: (level: number) => boolean
  onToggle: (level: number, isWanted: boolean) => void
}

/** School levels with their templates; a level is copied or removed as a whole. */
export function TemplateLevelList({ templates, isOn, isBusy, onToggle }: TemplateLevelListProps) {
  const { t } = useTranslation('school-editors.subject')
  const format = useFormat()
  const levelText = useSchoolLevelText()
  const levels = [...new Set(templates.map(({ schoolLevel }) => schoolLevel))].toSorted((a, b) => a - b)
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="font-semibold">{t(($) => $.levels)}</h2>
      <ul aria-label={t(($) => $.levels)} className="grid grid-cols-1 gap-2">
        {levels.map((level) => (
          <li key={level} className={cardStyle}>
            <CheckboxField
              checked={isOn(level)}
              busy={isBusy(level)}
              onCheckedChange={(checked) => onToggle(level, checked)}
              label={levelText(level)}
              hint={format.list(templates.filter(({ schoolLevel }) => schoolLevel === level).map(({ name }) => name))}
              className="flex-1 [&_label]:flex-1"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
