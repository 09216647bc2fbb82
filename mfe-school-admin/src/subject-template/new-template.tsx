import { createSubjectTemplateMutation } from '@lernspur/api-client/subject.queries'
import {
  paths,
  useKeyedMutation,
  useNavigate,
  useSchoolLevelText,
  useSession,
  useToast,
  useTranslation,
} from '@lernspur/app-kit'
import { preSchoolLevel, schoolClassLimits } from '@lernspur/contracts/school-class.contract'
import type { Subject } from '@lernspur/contracts/subject.contract'
import { NewSubject, type SubjectToAdd } from '@lernspur/school-editors/subject/new-subject'
import { Select } from '@lernspur/ui/choice/select'
import { Field } from '@lernspur/ui/form/field'
import { Card, CardBody, CardHeader } from '@lernspur/ui/layout/card'
import { useState } from 'react'

const levels = Array.from(
  { length: schoolClassLimits.schoolLevelMax - preSchoolLevel + 1 },
  (_, at) => preSchoolLevel + at,
)

interface NewTemplateProps {
  templates: readonly Subject[]
  onClose: () => void
}

/** The form of an own template with its level, domains and competences. */
export function NewTemplate({ templates, onClose }: NewTemplateProps) {
  const { t } = useTranslation('school-admin.subject-templates')
  const levelText = useSchoolLevelText()
  const navigate = useNavigate()
  const toast = useToast()
  const { tenant } = useSession()
  const [level, setLevel] = useState(templates[0]?.schoolLevel ?? 1)
  const { mutateAsync, isPending } = useKeyedMutation(createSubjectTemplateMutation())
  const add = async (subject: SubjectToAdd) => {
    const { id, name } = await mutateAsync({ body: { ...subject, schoolLevel: level } })
    toast({ text: t(($) => $.new.done, { name }) })
    await navigate(paths.schoolCompetences(tenant?.id ?? '', id))
  }
  return (
    <Card>
      <CardHeader title={t(($) => $.new.title)} description={t(($) => $.new.description)} />
      <CardBody className="grid grid-cols-1 gap-5">
        <Field label={t(($) => $.new.level)}>
          <Select
            options={levels.map((one) => ({ value: String(one), label: levelText(one) }))}
            value={String(level)}
            onValueChange={(value) => setLevel(Number(value))}
            className="max-w-56"
          />
        </Field>
        <NewSubject
          draftName={`new template ${tenant?.id ?? ''}`}
          others={templates.filter(({ schoolLevel }) => schoolLevel === level)}
          onAdd={add}
          onClose={onClose}
          busy={isPending}
        />
      </CardBody>
    </Card>
  )
}
