import { updateSchoolClassMutation } from '@lernspur/api-client/school-class.queries'
import { studentListQuery } from '@lernspur/api-client/student.queries'
import { useMutation, useQueryClient, useSuspenseQuery, useTranslation } from '@lernspur/app-kit'
import { useTyped } from '@lernspur/app-kit/saving/use-typed'
import type { StepProps } from '@lernspur/app-kit/wizard/step'
import { StepPage } from '@lernspur/app-kit/wizard/step-page'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import { useMemo, useState } from 'react'
import { ClassChildren } from '../student/class-children'
import { judgeNames } from '../student/judge-names'
import { decide, type NameDraft, NameEntry, usualReading } from '../student/name-entry'
import { readNames } from '../student/read-names'
import type { ClassFacts } from './class-facts'
import { useRemoval, useTakeOver } from './use-take-over'

const useNames = ({ id }: SchoolClass) => {
  const queryClient = useQueryClient()
  const { data } = useSuspenseQuery(studentListQuery())
  const { draft: text, change: write } = useTyped(`names ${id}`, '')
  const [reading, read] = useState(usualReading)
  const draft: NameDraft = { ...reading, text }
  const change = ({ text: typed, ...how }: NameDraft) => {
    write(typed)
    read(how)
  }
  const [busy, setBusy] = useState(false)
  const store = useTakeOver(id)
  const names = useMemo(
    () => judgeNames(readNames(draft.text, draft.order), data.rows, id),
    [draft.text, draft.order, data.rows, id],
  )
  const taken = decide(names, draft).filter(({ decision }) => decision !== 'skip')
  const takeOver = async () => {
    setBusy(true)
    try {
      await store(taken)
      const left = names.filter(({ kind }) => kind === 'faulty').map(({ text }) => text)
      // Lines that could not be read stay, to be corrected.
      change({ ...draft, text: left.join('\n'), decisions: new Map() })
    } finally {
      // After a failure too: the students may have been stored although the response was lost, and are recognised then.
      await queryClient.invalidateQueries({ queryKey: studentListQuery().queryKey })
      setBusy(false)
    }
  }
  const children = data.rows.filter(({ schoolClasses }) => schoolClasses.some((one) => one.id === id))
  return { draft, change, names, count: taken.length, takeOver, busy, children }
}

function Names({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('school-editors.class-steps')
  const { children, takeOver, ...entry } = useNames(schoolClass)
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
