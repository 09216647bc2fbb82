import { classTemplateListQuery } from '@lernspur/api-client/school-admin/class-template.queries'
import { useQuery, useSchoolLevelText, useTranslation } from '@lernspur/app-runtime'
import type { ClassTemplate } from '@lernspur/contracts/school-admin/school/class-template.contract'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { useContentsText } from './use-contents-text'

interface TemplateFieldProps {
  chosen: ClassTemplate | null
  onChoose: (template: ClassTemplate | null) => void
}

const none = 'none'

/** The template that a new class starts from, if any; a school without templates is not asked. */
export function TemplateField({ chosen, onChoose }: TemplateFieldProps) {
  const { t } = useTranslation('school-editors.class-template')
  const levelText = useSchoolLevelText()
  const contentsText = useContentsText()
  const templates = useQuery(classTemplateListQuery()).data?.rows ?? []
  if (templates.length === 0) return null
  return (
    <LabelledField
      label={t(($) => $.choice.label)}
      hint={chosen ? t(($) => $.choice.holds, { contents: contentsText(chosen.contents) }) : t(($) => $.choice.hint)}
    >
      <SelectInput
        options={[
          { value: none, label: t(($) => $.choice.none) },
          ...templates.map(({ id, name, schoolLevel }) => ({
            value: id,
            label: `${name} · ${levelText(schoolLevel)}`,
          })),
        ]}
        value={chosen?.id ?? none}
        onValueChange={(id) => onChoose(templates.find((template) => template.id === id) ?? null)}
      />
    </LabelledField>
  )
}
