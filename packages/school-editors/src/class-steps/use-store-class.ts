import {
  createSchoolClassMutation,
  schoolClassKeys,
  updateSchoolClassMutation,
} from '@lernspur/api-client/school-class.queries'
import { currentClassIdAtom, useMutation, useQueryClient, useSetAtom } from '@lernspur/app-kit'
import { useBase } from '@lernspur/app-kit/saving/use-base'
import { useReread } from '@lernspur/app-kit/saving/use-reread'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import { useRef, useState } from 'react'
import { type ClassDraft, classBodyOf } from '../school-class/class-draft'
import { classAssessmentsQuery, classSubjectsQuery } from './class-facts'
import { useRunningYear } from './use-running-year'

/** A new class has nothing yet. The steps know at once: reading it first would hide the field that somebody writes in. */
const useEmptyClass = () => {
  const queryClient = useQueryClient()
  return (schoolClassId: string) => {
    // Of the beginning of time, so that it is read all the same.
    const updatedAt = 0
    const { queryKey: subjects } = classSubjectsQuery(schoolClassId)
    const { queryKey: assessments } = classAssessmentsQuery(schoolClassId)
    queryClient.setQueryData(subjects, { rows: [], count: 0 }, { updatedAt })
    queryClient.setQueryData(assessments, { rows: [], count: 0 }, { updatedAt })
  }
}

/** Makes a class from the draft, or changes the one that there is. The class made becomes the current one. */
export const useStoreClass = (known: SchoolClass | undefined) => {
  const latest = useRef(known)
  const saveOn = useBase(known?.updatedAt)
  const reread = useReread(schoolClassKeys.all)
  const beginEmpty = useEmptyClass()
  const choose = useSetAtom(currentClassIdAtom)
  const yearOf = useRunningYear()
  const { mutateAsync: create } = useMutation(createSchoolClassMutation())
  const { mutateAsync: update } = useMutation(updateSchoolClassMutation())
  /** A repeated call whose answer was lost finds the class that it made. */
  const [keyOf] = useState(() => {
    const keys = new Map<string, string>()
    return (content: string) => {
      const key = keys.get(content) ?? crypto.randomUUID()
      keys.set(content, key)
      return key
    }
  })
  return async (draft: ClassDraft): Promise<SchoolClass> => {
    const body = classBodyOf(draft)
    if (latest.current) {
      const { id } = latest.current
      latest.current = await saveOn((updatedAt) => update({ id, body, ...(updatedAt && { updatedAt }) }))
    } else {
      const schoolYearId = await yearOf()
      const whole = { ...body, ...(schoolYearId && { schoolYearId }) }
      latest.current = await saveOn(() => create({ body: whole, idempotencyKey: keyOf(JSON.stringify(whole)) }))
      beginEmpty(latest.current.id)
      choose(latest.current.id)
    }
    await reread()
    return latest.current
  }
}
