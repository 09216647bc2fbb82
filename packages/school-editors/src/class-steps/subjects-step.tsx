import { createSubjectMutation, deleteSubjectMutation } from '@lernspur/api-client/school-admin/subject/subject.queries'
import type { StepProps } from '@lernspur/app-kit/wizard/step'
import { StepPage } from '@lernspur/app-kit/wizard/step-page'
import { useIsMutating, useKeyedMutation, useMutation, useQueryClient, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { Banner } from '@lernspur/ui/components/layout/banner'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useRef, useState } from 'react'
import { OwnList } from '../subject/own-list'
import { OwnSubject } from '../subject/own-subject'
import { TemplateList } from '../subject/template-list'
import { type ClassFacts, classSubjectsQuery } from './class-facts'
import { useSubjectChoice, useTemplates } from './use-subject-choice'

interface SubjectsProps {
  schoolClass: SchoolClass
  subjects: ClassFacts['subjects']
}

function Subjects({ schoolClass, subjects }: SubjectsProps) {
  const { t } = useTranslation('school-editors.class-steps')
  const [tried, setTried] = useState(false)
  const queryClient = useQueryClient()
  const isStoring = useIsMutating({ mutationKey: ['subject'] }) > 0
  const templates = useTemplates()
  const choice = useSubjectChoice(schoolClass.id, subjects)
  const { mutateAsync: create, isPending } = useKeyedMutation(createSubjectMutation())
  const removal = useMutation(deleteSubjectMutation())
  const saveSubject = useRef<(() => Promise<boolean>) | null>(null)
  const known = new Set(templates.map(({ id }) => id))
  const own = subjects.filter(({ originId }) => originId === null || !known.has(originId))
  const next = async () => {
    setTried(true)
    if (saveSubject.current && !(await saveSubject.current())) return false
    return (await queryClient.query(classSubjectsQuery(schoolClass.id))).rows.length > 0
  }
  return (
    <StepPage
      title={t(($) => $.subjects.title, { name: schoolClass.name })}
      description={t(($) => $.subjects.description)}
      onNext={next}
      isStoring={isStoring}
    >
      {tried && subjects.length === 0 && (
        <Banner live tone="danger" icon={<CircleAlert />}>
          {t(($) => $.subjects.missing)}
        </Banner>
      )}
      <TemplateList templates={templates} schoolLevel={schoolClass.schoolLevel} choice={choice} />
      <OwnList
        subjects={own}
        removing={removal.isPending ? removal.variables.params.schoolSubjectId : undefined}
        onRemove={(id) => removal.mutate({ params: { schoolSubjectId: id } })}
      />
      <OwnSubject
        draftName={`subject of ${schoolClass.id}`}
        others={subjects}
        onAdd={(body) => create({ params: { schoolClassId: schoolClass.id }, body })}
        busy={isPending}
        saveRef={saveSubject}
      />
    </StepPage>
  )
}

/** Chooses templates to copy, and adds own subjects. */
export function SubjectsStep({ facts: { schoolClass, subjects } }: StepProps<ClassFacts>) {
  return schoolClass ? <Subjects schoolClass={schoolClass} subjects={subjects} /> : null
}
