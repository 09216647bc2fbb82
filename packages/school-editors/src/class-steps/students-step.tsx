import { updateSchoolClassMutation } from '@lernspur/api-client/school-class.queries'
import { useMutation, useTranslation } from '@lernspur/app-kit'
import { useTyped } from '@lernspur/app-kit/saving/use-typed'
import type { StepProps } from '@lernspur/app-kit/wizard/step'
import { StepPage } from '@lernspur/app-kit/wizard/step-page'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import { useMemo } from 'react'
import { ClassChildren } from '../student/class-children'
import { ImportParts } from '../student/import/import-parts'
import type { ImportScope } from '../student/import/judge/import-body'
import { TakeButton } from '../student/import/take-button'
import { useImportData } from '../student/import/use-import-data'
import { useListSource } from '../student/import/use-list-source'
import { useStudentImport } from '../student/import/use-student-import'
import { useTakeOver } from '../student/import/use-take-over'
import type { ClassFacts } from './class-facts'
import { useRemoval } from './use-removal'

const useNames = ({ id, name }: SchoolClass) => {
  const { draft: text, change: write } = useTyped(`names ${id}`, '')
  const scope = useMemo((): ImportScope => ({ kind: 'class', schoolClassId: id, name }), [id, name])
  const data = useImportData()
  const state = useStudentImport(scope, useListSource({ text, write }), data)
  const { takeOver, busy } = useTakeOver()
  const faulty = state.decided.filter(({ reason }) => reason === 'problem')
  const take = async (): Promise<boolean> => {
    const made = await takeOver(state.draft)
    // Lines that could not be read stay, to be corrected.
    if (made) state.source.write(faulty.map(({ line }) => line.text).join('\n'))
    return made !== null
  }
  const { added, renamed, joined, left } = state.draft.counts
  const children = data.students.filter(({ schoolClasses }) => schoolClasses.some((one) => one.id === id))
  return { state, take, busy, children, isFaulty: faulty.length > 0, hasWork: added + renamed + joined + left > 0 }
}

function Names({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('school-editors.class-steps')
  const { state, take, busy, children, isFaulty, hasWork } = useNames(schoolClass)
  const leave = useRemoval(schoolClass.id)
  const { mutateAsync: update } = useMutation(updateSchoolClassMutation())
  const next = async () => {
    if (state.mustAsk || (hasWork && !(await take())) || isFaulty) return false
    if (!schoolClass.isStudentOnboardingFinalized)
      await update({ params: { id: schoolClass.id }, body: { isStudentOnboardingFinalized: true } })
    return true
  }
  const skips = children.length === 0 && state.source.table === null && state.source.fault === null
  return (
    <StepPage
      title={t(($) => $.students.title, { name: schoolClass.name })}
      description={t(($) => $.students.description)}
      onNext={next}
      {...(skips ? { nextLabel: t(($) => $.students.later) } : {})}
    >
      <ImportParts state={state} />
      {state.source.table && (
        <TakeButton state={state} busy={busy} variant="secondary" onTake={() => void take().catch(() => null)} />
      )}
      <ClassChildren students={children} onRemove={(student) => void leave(student).catch(() => null)} />
    </StepPage>
  )
}

/** Adds students to the class from a pasted or typed list of names. */
export function StudentsStep({ facts: { schoolClass } }: StepProps<ClassFacts>) {
  return schoolClass ? <Names schoolClass={schoolClass} /> : null
}
