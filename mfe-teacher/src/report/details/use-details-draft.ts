import { reportQuery, updateReportDetailsMutation } from '@lernspur/api-client/teacher/report.queries'
import { useAutosave } from '@lernspur/app-kit/drafts/use-autosave'
import { useMutation, useQueryClient } from '@lernspur/app-runtime'
import {
  asksBirthPlace,
  blockOf,
  type FormBlock,
  officialFormLimits,
} from '@lernspur/contracts/official-form/form-content'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import { type ReportDetails, reportDetailLimits } from '@lernspur/contracts/teacher/report-details.contract'
import { useEffect, useEffectEvent } from 'react'
import { refreshIfOver } from './refresh-if-over'
import { type DetailsDraft, detailsDraft, detailsDraftOf, unsavedDetails } from './unsaved-details'

/** Whether it is empty or a number of days that a report can have. */
export const isDays = (text: string): boolean => /^\d{0,3}$/.test(text) && Number(text) <= reportDetailLimits.days

/** Whether more days are called unexcused than there are. */
export const hasTooMany = ({ daysAbsent, daysUnexcused }: DetailsDraft): boolean =>
  Number(daysUnexcused) > Number(daysAbsent)

const isValid = (draft: DetailsDraft): boolean =>
  isDays(draft.daysAbsent) &&
  isDays(draft.daysUnexcused) &&
  !hasTooMany(draft) &&
  draft.classRemark.length <= reportDetailLimits.remark &&
  (draft.birthPlace ?? '').length <= reportDetailLimits.birthPlace &&
  (draft.entries ?? []).every(({ text }) => text.length <= officialFormLimits.entry)

const daysOf = (text: string): number | null => (text === '' ? null : Number(text))

/** What the form of the report asks for, and nothing else. */
const formBody = (blocks: readonly FormBlock[], draft: DetailsDraft) => ({
  ...(asksBirthPlace(blocks) && { birthPlace: draft.birthPlace ?? '' }),
  ...(blockOf(blocks, 'conference') && { conferenceDate: draft.conferenceDate || null }),
  ...(blockOf(blocks, 'issue') && { issueDate: draft.issueDate || null }),
  entries: [...(draft.entries ?? [])],
})

/**
 * The further fields of a report, which save themselves, apart from its remarks (rule print.8). `onStale` is given once
 * nothing can be saved any more: it is called for what is then restored from the device.
 */
export const useDetailsDraft = (report: Report, details: ReportDetails, onStale?: () => void) => {
  const queryClient = useQueryClient()
  const options = updateReportDetailsMutation()
  const { mutateAsync } = useMutation({
    ...options,
    meta: { ...options.meta, showsConflict: true },
    onError: refreshIfOver(report.id),
  })
  const autosave = useAutosave<DetailsDraft>({
    name: detailsDraft(report.id),
    initial: detailsDraftOf(details),
    isValid,
    isStoredOnDevice: true,
    updatedAt: details.updatedAt,
    save: (draft, updatedAt) =>
      mutateAsync({
        params: { reportId: report.id },
        body: {
          birthDate: draft.birthDate || null,
          daysAbsent: daysOf(draft.daysAbsent),
          daysUnexcused: daysOf(draft.daysUnexcused),
          classRemark: draft.classRemark,
          ...(report.officialForm && formBody(report.officialForm.content.blocks, draft)),
        },
        ifMatch: updatedAt,
      }),
    reread: async () => {
      const theirs = (await queryClient.query({ ...reportQuery(report.id), staleTime: 0 })).details ?? details
      return { draft: detailsDraftOf(theirs), updatedAt: theirs.updatedAt }
    },
  })
  const { draft } = autosave
  const endStale = useEffectEvent(() => {
    if (!unsavedDetails(report.id).isClean) onStale?.()
  })
  useEffect(() => {
    if (draft) endStale()
  }, [draft])
  return autosave
}
