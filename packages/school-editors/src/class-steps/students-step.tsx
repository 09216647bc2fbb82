import { updateSchoolClassMutation } from '@lernspur/api-client/school-class.queries'
import { useMutation, useTranslation } from '@lernspur/app-kit'
import type { StepProps } from '@lernspur/app-kit/wizard/step'
import { StepPage } from '@lernspur/app-kit/wizard/step-page'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import { ClassChildren } from '../student/class-children'
import { NameEntry } from '../student/name-entry'
import { useNames } from './children/use-names'
import { useRemoval } from './children/use-take-over'
import type { ClassFacts } from './class-facts'

function Names({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('school-editors.class-steps')
  const { children, takeOver, ...entry } = useNames(schoolClass.id)
  const leave = useRemoval(schoolClass.id)
  const { mutateAsync: update } = useMutation(updateSchoolClassMutation())
  const faulty = entry.names.some(({ kind }) => kind === 'faulty')
  const next = async () => {
    if (entry.count > 0) await takeOver()
    if (faulty) return false
    if (!schoolClass.isStudentOnboardingFinalized)
      await update({ params: { id: schoolClass.id }, body: { isStudentOnboardingFinalized: true } })
    return true
  }
  const skips = children.length === 0 && entry.draft.text.trim() === ''
  return (
    <StepPage
      title={t(($) => $.students.title, { name: schoolClass.name })}
      description={t(($) => $.students.description)}
      onNext={next}
      {...(skips ? { nextLabel: t(($) => $.students.later) } : {})}
    >
      <NameEntry {...entry} takeOver={() => void takeOver().catch(() => null)} />
      <ClassChildren students={children} onRemove={(student) => void leave(student).catch(() => null)} />
    </StepPage>
  )
}

/** Adds students to the class from a pasted or typed list of names. */
export function StudentsStep({ facts: { schoolClass } }: StepProps<ClassFacts>) {
  return schoolClass ? <Names schoolClass={schoolClass} /> : null
}
