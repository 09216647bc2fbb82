import {
  createReportsMutation,
  deleteReportsMutation,
  reportCreationQuery,
  reportListQuery,
} from '@lernspur/api-client/teacher/report.queries'
import {
  isApiError,
  queryClient,
  storeDraft,
  storedDraft,
  today,
  useConfirm,
  useErrorText,
  useFormat,
  useKeyedMutation,
  useMutation,
  useQuery,
  useToast,
  useTranslation,
} from '@lernspur/app-runtime'
import { useEffect, useRef, useState } from 'react'
import { termOn } from '../../class-data/scale-of'
import {
  bodyOf,
  type CreationData,
  type CreationDraft,
  type NamedTerm,
  noGroup,
  ownPeriod,
  restoredOf,
  scopeOf,
  storedOf,
  termsUntil,
  usedScale,
} from './creation-draft'
import { beginCreation, creationDraft, endCreation } from './started-creation'

/** Whether the server may have created the reports anyway. */
const isLost = (error: unknown): boolean => isApiError(error) && (error.networkError || error.status >= 500)

/** State and actions of the sheet. */
export const useCreation = (classId: string, work: CreationData, onCreated: (createdAt?: string) => void) => {
  const { t } = useTranslation('teacher.report')
  const toast = useToast()
  const terms = termsUntil(work.years, today())
  const nameFor = ({ term, year }: NamedTerm) => t(($) => $.creation.defaultName, { term: term.name, year: year.name })
  const draftName = creationDraft(classId)
  const [defaults] = useState((): CreationDraft => {
    const current = terms.find(({ term }) => term.id === termOn(work.years)?.id) ?? terms[0]
    return {
      name: current ? nameFor(current) : '',
      method: 'latestEntries',
      studentIds: null,
      schoolSubjectIds: null,
      assessmentIds: null,
      scale: usedScale,
      period: current?.term.id ?? ownPeriod,
      startDate: current?.term.startDate ?? '',
      endDate: current?.term.endDate ?? '',
      group: noGroup,
      groupName: '',
    }
  })
  // The draft survives closing the sheet and reloading the page.
  const [draft, setDraft] = useState(() => restoredOf(storedDraft(draftName), defaults))
  const change = (changes: Partial<CreationDraft>) => {
    const next = { ...draft, ...changes }
    setDraft(next)
    storeDraft(draftName, storedOf(next))
  }
  const choosePeriod = (period: string) => {
    const before = terms.find(({ term }) => term.id === draft.period)
    const next = terms.find(({ term }) => term.id === period)
    const isOwnName = !before || draft.name !== nameFor(before)
    change({
      period,
      ...(next ? { startDate: next.term.startDate, endDate: next.term.endDate } : {}),
      ...(next && !isOwnName ? { name: nameFor(next) } : {}),
      // Assessments are of one term.
      assessmentIds: null,
    })
  }

  const params = { schoolClassId: classId }
  const textOf = useErrorText()
  const format = useFormat()
  const confirm = useConfirm()
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  const known = useQuery({ ...reportCreationQuery(params), staleTime: 0 })
  const makeReports = useKeyedMutation(createReportsMutation({ showsFailure: true }))
  const { mutateAsync: remove } = useMutation(deleteReportsMutation())
  // A second set for a period is made on purpose only.
  const isSecondSetWanted = async (students: readonly { readonly id: string }[]): Promise<boolean> => {
    const found = await queryClient.fetchQuery({ ...reportListQuery(params), staleTime: 0 }).catch(() => null)
    const ids = new Set(students.map(({ id }) => id))
    // Without an answer nothing is known to ask about; creating says itself what failed.
    const known = (found?.rows ?? []).filter(
      ({ startDate, endDate, originalStudentId }) =>
        startDate === draft.startDate && endDate === draft.endDate && ids.has(originalStudentId),
    )
    if (known.length === 0) return true
    return confirm({
      title: t(($) => $.creation.secondQuestion),
      description: t(($) => $.creation.secondText, {
        count: new Set(known.map(({ originalStudentId }) => originalStudentId)).size,
        names: format.list([...new Set(known.map(({ name }) => name))].toSorted(format.compare)),
      }),
      confirmLabel: t(($) => $.creation.secondConfirm),
    })
  }
  const create = async () => {
    const { students } = scopeOf(draft, work)
    if (!(await isSecondSetWanted(students))) return
    const body = bodyOf(draft, students)
    beginCreation(classId, { name: body.name, before: known.data?.last?.createdAt ?? null })
    const { rows } = await makeReports.mutateAsync({ params, body }).catch((error) => {
      endCreation(classId, !isLost(error))
      throw error
    })
    endCreation(classId, true)
    // The next sheet starts without it.
    setDraft(defaults)
    storeDraft(draftName, null)
    onCreated(isMounted.current ? rows[0]?.createdAt : undefined)
    const reportIds = rows.map(({ id }) => id)
    toast({
      text: t(($) => $.creation.done, { count: rows.length }),
      undo: () => remove({ params, body: { reportIds } }).catch(() => {}),
    })
  }

  return {
    draft,
    change,
    choosePeriod,
    terms,
    isChanged: JSON.stringify(storedOf(draft)) !== JSON.stringify(storedOf(defaults)),
    reset: () => {
      setDraft(defaults)
      storeDraft(draftName, null)
    },
    submit: () =>
      void create().catch((error) => {
        // While the sheet is open, it shows the error.
        if (isMounted.current) return
        const text = isLost(error) ? t(($) => $.creation.lost) : t(($) => $.creation.failed, { reason: textOf(error) })
        toast({ text, tone: 'error' })
      }),
    isSaving: makeReports.isPending,
    failure: makeReports.error,
    /** It is not known yet whether the reports exist. */
    isLost: makeReports.error !== null && isLost(makeReports.error),
  }
}

export type ReportCreationState = ReturnType<typeof useCreation>
