import { createReportsMutation, deleteReportMutation } from '@lernspur/api-client/report.queries'
import { createReportGroupMutation } from '@lernspur/api-client/report-group.queries'
import { today, useKeyedMutation, useMutation, useToast, useTranslation } from '@lernspur/app-kit'
import { useRef, useState } from 'react'
import { termOn } from '../../class-work/scale-of'
import type { ClassWork } from '../../class-work/use-class-work'
import {
  bodyOf,
  type CreationDraft,
  type NamedTerm,
  newGroup,
  noGroup,
  ownPeriod,
  scopeOf,
  termsUntil,
} from './creation-draft'

/** State and actions of the sheet. */
export const useCreation = (classId: string, work: ClassWork, onCreated: () => void) => {
  const { t } = useTranslation('teacher.report')
  const toast = useToast()
  const terms = termsUntil(work.years, today())
  const nameFor = ({ term, year }: NamedTerm) => t(($) => $.creation.defaultName, { term: term.name, year: year.name })
  const [draft, setDraft] = useState((): CreationDraft => {
    const current = terms.find(({ term }) => term.id === termOn(work.years)?.id) ?? terms[0]
    return {
      name: current ? nameFor(current) : '',
      method: 'latestEntries',
      studentIds: null,
      schoolSubjectIds: null,
      period: current?.term.id ?? ownPeriod,
      startDate: current?.term.startDate ?? '',
      endDate: current?.term.endDate ?? '',
      group: noGroup,
      groupName: '',
    }
  })
  const change = (changes: Partial<CreationDraft>) => setDraft((before) => ({ ...before, ...changes }))
  const choosePeriod = (period: string) => {
    const before = terms.find(({ term }) => term.id === draft.period)
    const next = terms.find(({ term }) => term.id === period)
    const isOwnName = !before || draft.name !== nameFor(before)
    change({
      period,
      ...(next ? { startDate: next.term.startDate, endDate: next.term.endDate } : {}),
      ...(next && !isOwnName ? { name: nameFor(next) } : {}),
    })
  }

  const params = { schoolClassId: classId }
  const makeGroup = useKeyedMutation(createReportGroupMutation({ showsFailure: true }))
  const makeReports = useKeyedMutation(createReportsMutation({ showsFailure: true }))
  const { mutateAsync: remove } = useMutation(deleteReportMutation())
  const made = useRef({ groupName: '', groupId: '' })

  const groupId = async (): Promise<string | null> => {
    if (draft.group !== newGroup) return draft.group === noGroup ? null : draft.group
    const groupName = draft.groupName.trim()
    if (made.current.groupName !== groupName) {
      made.current = { groupName, groupId: (await makeGroup.mutateAsync({ params, body: { name: groupName } })).id }
    }
    return made.current.groupId
  }

  const create = async () => {
    const { rows } = await makeReports.mutateAsync({
      params,
      body: bodyOf(draft, scopeOf(draft, work).students, await groupId()),
    })
    onCreated()
    toast({
      text: t(($) => $.creation.done, { count: rows.length }),
      undo: async () => {
        for (const { id } of rows) await remove({ params: { reportId: id } })
      },
    })
  }

  return {
    draft,
    change,
    choosePeriod,
    terms,
    // The sheet shows the error.
    submit: () => void create().catch(() => {}),
    isSaving: makeGroup.isPending || makeReports.isPending,
    failure: makeReports.error ?? makeGroup.error,
  }
}

export type Creation = ReturnType<typeof useCreation>
