import { updateSchoolClassMutation } from '@lernspur/api-client/school-admin/school-class.queries'
import { useTyped } from '@lernspur/app-kit/drafts/use-typed'
import type { StepProps } from '@lernspur/app-kit/wizard/step'
import { StepPage } from '@lernspur/app-kit/wizard/step-page'
import { useMutation, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { useMemo } from 'react'
import { ClassChildren } from '../student/class-children'
import { ImportParts } from '../student/import/import-parts'
import { TakePart } from '../student/import/take-part'
import { useRemoval } from './children/use-removal'
import type { ClassFacts } from './class-facts'
import { useImport } from './import/use-import'

function Names({ schoolClass: { id, name, isStudentOnboardingFinalized } }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('school-editors.class-steps')
  const scope = useMemo(() => ({ kind: 'class' as const, schoolClassId: id, name }), [id, name])
  const { draft: text, change: write } = useTyped(`names ${id}`, '')
  const { state, take, busy, students } = useImport(scope, { text, write })
  const leave = useRemoval(id)
  const { mutateAsync: update } = useMutation(updateSchoolClassMutation())
  const children = students.filter(({ schoolClasses }) => schoolClasses.some((one) => one.id === id))
  const next = async () => {
    const takes = state.draft.children + state.draft.changes > 0
    if (state.mustAsk || (takes && !(await take()))) return false
    // What is still to be checked is shown alone, before the user can skip it.
    if (takes && state.undecided.length > 0) return false
    if (!isStudentOnboardingFinalized) await update({ params: { id }, body: { isStudentOnboardingFinalized: true } })
    return true
  }
  const takesNone = state.draft.children + state.draft.changes === 0
  const left = takesNone && !state.mustAsk ? state.undecided.length : 0
  const skips = children.length === 0 && state.source.table === null && state.source.fault === null
  return (
    <StepPage
      title={t(($) => $.students.title, { name })}
      description={t(($) => $.students.description)}
      onNext={next}
      {...(skips ? { nextLabel: t(($) => $.students.later) } : {})}
      // What cannot be read stays in the field, and holds up nothing.
      {...(left > 0 ? { nextLabel: t(($) => $.students.without, { count: left }) } : {})}
    >
      <ImportParts state={state} />
      {state.source.table && <TakePart state={state} busy={busy} variant="secondary" onTake={() => void take()} />}
      <ClassChildren students={children} onRemove={(student) => void leave(student).catch(() => null)} />
    </StepPage>
  )
}

/** Adds students to the class from a pasted or typed list of names. */
export function StudentsStep({ facts: { schoolClass } }: StepProps<ClassFacts>) {
  return schoolClass ? <Names schoolClass={schoolClass} /> : null
}
