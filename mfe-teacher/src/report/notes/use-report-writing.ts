import { reportNotesQuery } from '@lernspur/api-client/teacher/report-writing/report-writing.queries'
import { useLanguage, useQuery } from '@lernspur/app-runtime'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import type { CheckContext } from '@lernspur/contracts/teacher/report-check/check-report'
import type { ReportNote } from '@lernspur/contracts/teacher/report-writing/report-notes.contract'
import { useMemo } from 'react'
import type { Addressee, WordingLanguage } from '../wording/grammar'

/** What helps to write the remarks of a report. */
export interface ReportWriting {
  /** Undefined while they load. */
  readonly entries: readonly ReportNote[] | undefined
  readonly spoken: Addressee
  readonly language: WordingLanguage
  readonly context: CheckContext
  readonly isFailed: boolean
  retry(): void
}

/** Reads what is shown beside the remarks of a report, in one call. */
export const useReportWriting = (report: Report): ReportWriting => {
  const language = useLanguage()
  const { data, isError, refetch } = useQuery(reportNotesQuery({ reportId: report.id }))
  const { studentFirstName: firstName } = report
  return useMemo(() => {
    const pronoun = data?.pronoun ?? null
    const repeated = new Map(data?.repeated.map(({ sentence, count }) => [sentence, count]))
    return {
      entries: data?.entries,
      spoken: { firstName, pronoun },
      language,
      context: { others: data?.others ?? [], pronoun, repeated },
      isFailed: isError,
      retry: () => void refetch(),
    }
  }, [data, firstName, language, isError, refetch])
}
