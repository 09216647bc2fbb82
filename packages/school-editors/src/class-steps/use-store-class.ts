import { classTemplateCalls } from '@lernspur/api-client/school-admin/class-template.queries'
import { stateListQuery } from '@lernspur/api-client/school-admin/reference-data.queries'
import {
  createSchoolClassMutation,
  schoolClassKeys,
  updateSchoolClassMutation,
} from '@lernspur/api-client/school-admin/school-class.queries'
import { createSchoolYearMutation, schoolYearListQuery } from '@lernspur/api-client/school-admin/school-year.queries'
import { schoolCalendarQuery } from '@lernspur/api-client/school-admin/year/school-calendar.queries'
import type { StoredDraft } from '@lernspur/app-kit/drafts/draft-changes'
import { useReread } from '@lernspur/app-kit/saving/use-reread'
import {
  classesQuery,
  currentClassIdAtom,
  notFound,
  today,
  useKeyedMutation,
  useMutation,
  useQueryClient,
  useSession,
  useSetAtom,
} from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { SchoolYear } from '@lernspur/contracts/school-admin/school-year.contract'
import { useRef } from 'react'
import { type ClassDraft, classBodyOf, classDraftOf } from '../school-class/class-draft'
import { proposedYear } from '../school-year/proposal/proposed-year'
import { runningYear } from '../school-year/running-year'
import { useTermNamesOf } from '../school-year/use-term-names'
import { classAssessmentsQuery, classSubjectsQuery } from './class-facts'

/**
 * `const yearOf = useRunningYear()`: the school year for a new class. If the school has none and the user may create
 * it, one is proposed by the days of its state (rule school-year.4); else undefined.
 */
const useRunningYear = () => {
  const { role, tenant } = useSession()
  const namesOf = useTermNamesOf()
  const queryClient = useQueryClient()
  const { mutateAsync: create } = useKeyedMutation(createSchoolYearMutation())
  const mayMake = role?.roleType === 'admin' || role?.roleType === 'manager'
  const propose = async (years: readonly SchoolYear[]) => {
    const [states, { spans }] = await Promise.all([
      queryClient.query(stateListQuery()),
      queryClient.query(schoolCalendarQuery()),
    ])
    const country = states.rows.find(({ id }) => id === tenant?.stateId)?.countryCode ?? 'DE'
    const names = namesOf(country)
    return proposedYear({ spans, country, termName: (semester) => names[semester], years, today: today() })
  }
  return async (): Promise<string | undefined> => {
    const years = await queryClient.query(schoolYearListQuery())
    const running = runningYear(years.rows, today())
    if (running) return running.id
    return mayMake ? (await create({ body: await propose(years.rows) })).id : undefined
  }
}

/** Fills the cache for the new class: a loading state would hide the field being typed in. */
const useEmptyClass = () => {
  const queryClient = useQueryClient()
  return (schoolClassId: string) => {
    // Stale from the start, so that it is refetched.
    const updatedAt = 0
    const { queryKey: subjects } = classSubjectsQuery(schoolClassId)
    const { queryKey: assessments } = classAssessmentsQuery(schoolClassId)
    queryClient.setQueryData(subjects, { rows: [], count: 0 }, { updatedAt })
    queryClient.setQueryData(assessments, { rows: [], count: 0 }, { updatedAt })
  }
}

/**
 * Creates a class from the draft, empty or with the contents of a template, or updates the existing one. A new class
 * becomes the current one.
 */
export const useStoreClass = (known: SchoolClass | undefined, templateId?: string) => {
  const latest = useRef(known)
  const reread = useReread(schoolClassKeys.all)
  const beginEmpty = useEmptyClass()
  const choose = useSetAtom(currentClassIdAtom)
  const yearOf = useRunningYear()
  const { mutateAsync: create } = useKeyedMutation(createSchoolClassMutation())
  const { mutateAsync: start } = useKeyedMutation(classTemplateCalls.startFromClassTemplate())
  const options = updateSchoolClassMutation()
  const { mutateAsync: update } = useMutation({ ...options, meta: { ...options.meta, showsConflict: true } })
  const queryClient = useQueryClient()
  const save = async (draft: ClassDraft, updatedAt?: string): Promise<SchoolClass> => {
    const body = classBodyOf(draft)
    if (latest.current) {
      const { id } = latest.current
      latest.current = await update({ params: { id }, body, ifMatch: updatedAt })
    } else {
      const schoolYearId = await yearOf()
      const values = { ...body, ...(schoolYearId && { schoolYearId }) }
      if (templateId === undefined) {
        latest.current = await create({ body: values })
        beginEmpty(latest.current.id)
      } else latest.current = await start({ params: { id: templateId }, body: values })
      choose(latest.current.id)
    }
    await reread()
    return latest.current
  }
  /** The class as another user saved it. */
  const readAgain = async (): Promise<StoredDraft<ClassDraft>> => {
    const { rows } = await queryClient.query({ ...classesQuery(), staleTime: 0 })
    const theirs = rows.find(({ id }) => id === latest.current?.id) ?? notFound()
    latest.current = theirs
    return { draft: classDraftOf(theirs), updatedAt: theirs.updatedAt }
  }
  return { save, reread: readAgain }
}
