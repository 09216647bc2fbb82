import { asksBirthPlace, blockOf } from '@lernspur/contracts/official-form/form-content'
import { entryProblem, mergedEntries } from '@lernspur/contracts/official-form/form-entry'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import type { ReportDetails, UpdateReportDetails } from '@lernspur/contracts/teacher/report-details.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { requireFresh } from '@lernspur/service-kit/call/require-fresh'
import { lockOpenReport } from './report.policy'
import { readReport } from './report.query'

const detailsOf = ({ details }: Report): ReportDetails => details ?? refuse('UPDATE_NOT_ALLOWED')

const tooManyUnexcused = {
  de: [{ path: 'daysUnexcused', message: 'Nicht mehr als die versäumten Tage.' }],
  en: [{ path: 'daysUnexcused', message: 'No more than all days absent.' }],
} as const

const notInForm = {
  de: {
    noBlock: 'Das Formular des Berichts fragt nicht danach.',
    noOption: 'Diese Wahl sieht das Formular des Berichts nicht vor.',
    noText: 'Hier sieht das Formular des Berichts keinen Text vor.',
  },
  en: {
    noBlock: 'The form of the report does not ask for this.',
    noOption: 'The form of the report has no such option.',
    noText: 'The form of the report takes no text here.',
  },
} as const

/** Refuses what the form of a report does not ask for (rule form.4). */
const requireInForm = (call: Call, { officialForm }: Report, change: UpdateReportDetails): void => {
  const words = notInForm[call.language]
  const blocks = officialForm?.content.blocks ?? []
  const refuseAt = (path: string, problem: keyof typeof words) =>
    refuse('VALIDATION_FAILED', [{ path, message: words[problem] }])
  if (change.birthPlace && !asksBirthPlace(blocks)) refuseAt('birthPlace', 'noBlock')
  if (change.conferenceDate && !blockOf(blocks, 'conference')) refuseAt('conferenceDate', 'noBlock')
  if (change.issueDate && !blockOf(blocks, 'issue')) refuseAt('issueDate', 'noBlock')
  const entries = change.entries ?? []
  const wrong = entryProblem(blocks, entries)
  if (wrong) refuseAt(`entries.${entries.findIndex(({ key }) => key === wrong.key)}`, wrong.problem)
}

/**
 * Sets further fields of an open report (rule print.8); UPDATE_NOT_ALLOWED for anyone who may not change the general
 * comment, VALIDATION_FAILED for more unexcused days than days and for what its form does not ask for, EDIT_CONFLICT for an outdated version.
 */
export const updateReportDetails = (call: Call, id: string, change: UpdateReportDetails): Promise<ReportDetails> =>
  call.write(async (tx) => {
    const report = await lockOpenReport(tx, call, id)
    if (!report.canManage) refuse('UPDATE_NOT_ALLOWED')
    const current = await readReport(tx, call, id)
    const { updatedAt, ...known } = detailsOf(current)
    await requireFresh(tx, call, { id, updatedAt })
    requireInForm(call, current, change)
    const entries = mergedEntries(known.entries ?? [], change.entries ?? [])
    const next = { ...known, ...change, entries }
    if ((next.daysUnexcused ?? 0) > (next.daysAbsent ?? 0)) refuse('VALIDATION_FAILED', tooManyUnexcused[call.language])
    await tx`
      update report set details = ${tx.json(next as never)}, details_updated_at = clock_timestamp()
      where tenant_id = ${call.actor.tenantId} and id = ${id}`
    await audit(tx, call, 'report.change', id)
    return detailsOf(await readReport(tx, call, id))
  })
