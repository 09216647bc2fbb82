import { useSchoolLevelText, useTranslation } from '@lernspur/app-runtime'
import { preSchoolLevel, schoolClassLimits } from '@lernspur/contracts/school-admin/school-class.contract'
import type { CreateOwnTemplate, Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { CardHeading } from '@lernspur/ui/components/card/card-heading'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { Card, CardContent } from '@lernspur/ui/components/ui/card'
import { type ReactNode, useState } from 'react'
import { NewSubject, type SubjectToAdd } from '../new-subject'

export const templateLevels = Array.from(
  { length: schoolClassLimits.schoolLevelMax - preSchoolLevel + 1 },
  (_, at) => preSchoolLevel + at,
)

interface NewTemplateProps {
  title: string
  description: string
  /** The other templates. */
  templates: readonly Pick<Subject, 'name' | 'color' | 'schoolLevel'>[]
  /** Key under which the input is stored until the template is added. */
  draftName: string
  /** Further fields below the level. */
  children?: ReactNode
  onAdd: (template: SubjectToAdd & Pick<CreateOwnTemplate, 'schoolLevel'>) => Promise<unknown>
  onClose: () => void
  busy: boolean
}

/** The form of a template with its level, domains and competences. */
export function NewTemplate({ title, description, templates, children, onAdd, ...form }: NewTemplateProps) {
  const { t } = useTranslation('school-editors.subject-template')
  const levelText = useSchoolLevelText()
  const [level, setLevel] = useState(templates[0]?.schoolLevel ?? 1)
  return (
    <section aria-label={title}>
      <Card>
        <CardHeading title={title} description={description} />
        <CardContent className="grid grid-cols-1 gap-5">
          <div className="flex flex-wrap gap-5">
            <LabelledField label={t(($) => $.level)}>
              <SelectInput
                options={templateLevels.map((one) => ({ value: String(one), label: levelText(one) }))}
                value={String(level)}
                onValueChange={(value) => setLevel(Number(value))}
                className="max-w-56"
              />
            </LabelledField>
            {children}
          </div>
          <NewSubject
            {...form}
            others={templates.filter(({ schoolLevel }) => schoolLevel === level)}
            onAdd={(subject) => onAdd({ ...subject, schoolLevel: level })}
          />
        </CardContent>
      </Card>
    </section>
  )
}
