import {
  reportKeys,
  reportQuery,
  updateReportCommentMutation,
  updateReportSubjectMutation,
} from '@lernspur/api-client/teacher/report.queries'
import { Autosaver } from '@lernspur/app-kit/saving/autosaver'
import { pageSaving } from '@lernspur/app-kit/saving/page-saving'
import { isApiError, notFound, queryClient, useMutation } from '@lernspur/app-runtime'
import { type Report, type ReportSubject, reportLimits } from '@lernspur/contracts/teacher/report.contract'
import { useEffect, useState } from 'react'
import { refreshIfOver } from '../details/refresh-if-over'
import { unsavedDetails } from '../details/unsaved-details'
import { withDrafted } from './drafted-changes'
import type { ReportSection, SectionChange } from './section'
import { type SectionConflict, type SectionSaver, sectionChanges } from './section-changes'

/** The savers of all sections of a report. */
export interface ReportDraft {
  readonly general: SectionSaver<ReportSection>
  /** By `id` of the report subject, in the order of the report. */
  readonly subjects: ReadonlyMap<string, SectionSaver<ReportSubject>>
  /** The further fields (rule print.8), whose saver starts where they are shown. */
  readonly details: ReturnType<typeof unsavedDetails>
}

type SavableReport = Pick<SectionSaver<ReportSection>, 'isClean' | 'flush' | 'discard'>

export const saversOf = ({ general, subjects, details }: ReportDraft): readonly SavableReport[] => [
  general,
  ...subjects.values(),
  details,
]

/** Saves all pending changes; false if something could not be saved. */
export const flushDraft = async (draft: ReportDraft): Promise<boolean> => {
  const saved = await Promise.all(saversOf(draft).map((saver) => saver.flush()))
  return saved.every(Boolean)
}

/** The general comment as a section. */
export const generalOf = ({ summaryComment, summaryDrafted, status, updatedAt }: Report): ReportSection => ({
  comment: summaryComment,
  drafted: summaryDrafted,
  status,
  domains: [],
  updatedAt,
})

const isPassing = (error: unknown): boolean => isApiError(error) && (error.networkError || error.status >= 500)

const shared = {
  ...pageSaving,
  changes: sectionChanges,
  isPassing,
  isSendable: ({ comment = '' }: SectionChange) => comment.length <= reportLimits.comment,
}

const bodyOf = ({ comment, status, drafted, levels }: SectionChange, section: ReportSection) => ({
  ...(comment === undefined ? {} : { comment }),
  ...(drafted === undefined ? {} : { drafted: withDrafted(section.drafted, drafted, comment ?? section.comment) }),
  ...(status === undefined ? {} : { status }),
  ...(levels?.size
    ? {
        competences: [...levels].map(([competenceId, performanceLevel]) => ({ competenceId, performanceLevel })),
      }
    : {}),
})

/** Updates the cached report, so that a save needs no refetch; cached lists are refetched when next shown. */
const remember = (reportId: string, change: (report: Report) => Report) => {
  const { queryKey } = reportQuery(reportId)
  queryClient.setQueryData(queryKey, (known) => known && change(known))
  void queryClient.invalidateQueries({
    predicate: (query) =>
      query.queryKey[0] === reportKeys.all[0] && JSON.stringify(query.queryKey) !== JSON.stringify(queryKey),
    refetchType: 'none',
  })
}

const reread = (reportId: string): Promise<Report> => queryClient.fetchQuery({ ...reportQuery(reportId), staleTime: 0 })

/** Accepts the loaded state if it differs from the known one. */
const takeOver = <Section extends ReportSection>(saver: SectionSaver<Section> | undefined, section: Section) => {
  if (saver?.snapshot().current.updatedAt !== section.updatedAt) saver?.takeOver(section)
}

/** The savers of one report; they live as long as its page. */
export const useReportDraft = (report: Report): ReportDraft => {
  const meta = { showsFailure: true }
  const onError = refreshIfOver(report.id)
  const { mutateAsync: saveComment } = useMutation({ ...updateReportCommentMutation(), meta, onError })
  const { mutateAsync: saveSubject } = useMutation({ ...updateReportSubjectMutation(), meta, onError })
  const [draft] = useState((): ReportDraft => {
    const reportId = report.id
    const general = new Autosaver<ReportSection, SectionChange, SectionConflict>({
      ...shared,
      stored: generalOf(report),
      send: async (change, section) => {
        const { comment, drafted } = bodyOf(change, section)
        const body = {
          ...(comment === undefined ? {} : { summaryComment: comment }),
          ...(drafted === undefined ? {} : { summaryDrafted: drafted }),
        }
        const saved = await saveComment({ params: { reportId }, body, ifMatch: section.updatedAt })
        const { summaryComment, summaryDrafted, updatedAt } = saved
        remember(reportId, (known) => ({ ...known, summaryComment, summaryDrafted, updatedAt }))
        return generalOf(saved)
      },
      reread: async () => generalOf(await reread(reportId)),
    })
    const saverOf = (subject: ReportSubject) =>
      new Autosaver<ReportSubject, SectionChange, SectionConflict>({
        ...shared,
        stored: subject,
        send: async (change, section) => {
          const saved = await saveSubject({
            params: { reportId, subjectId: subject.id },
            body: bodyOf(change, section),
            ifMatch: section.updatedAt,
          })
          remember(reportId, (known) => ({
            ...known,
            subjects: known.subjects.map((one) => (one.id === saved.id ? saved : one)),
          }))
          return saved
        },
        reread: async () => (await reread(reportId)).subjects.find(({ id }) => id === subject.id) ?? notFound(),
      })
    return {
      general,
      subjects: new Map(report.subjects.map((subject) => [subject.id, saverOf(subject)])),
      details: unsavedDetails(reportId),
    }
  })
  useEffect(() => {
    takeOver(draft.general, generalOf(report))
    for (const subject of report.subjects) takeOver(draft.subjects.get(subject.id), subject)
  }, [draft, report])
  return draft
}
