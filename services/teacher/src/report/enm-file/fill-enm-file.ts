import type { EnmReport, FillEnmFile } from '@lernspur/contracts/teacher/enm/enm-file.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { reportsById } from '../report.query'
import { rememberChoices, requireSchoolNumber } from './enm-choice.query'
import { isEnmReport } from './enm-report.query'
import { enmValues } from './enm-values'

/**
 * The values of completed reports for an ENM file (rule enm.4), with what was said of the file remembered and an entry in
 * the audit. Reports that are open, replaced or another school's are left out. NOT_FOUND, VALIDATION_FAILED: see the contract.
 */
export const fillEnmFile = (
  call: Call,
  { reportIds, choices, ...school }: FillEnmFile,
): Promise<{ rows: EnmReport[]; count: number }> =>
  call.write(async (tx) => {
    const { actor } = call
    await requireSchoolNumber(tx, call, school)
    await rememberChoices(tx, call, school.schoolNumber, choices)
    const ids = await tx<{ id: string }[]>`
      select r.id from report r
      where ${isEnmReport(tx, actor)} and r.status = 'completed' and r.id = any(${[...reportIds]}::uuid[])`
    const reports = await reportsById(
      tx,
      actor,
      ids.map(({ id }) => id),
    )
    const rows = reports.flatMap((report) => enmValues(report) ?? [])
    await audit(tx, call, 'enm-file.fill', null, { reports: [null, rows.length] })
    return { rows, count: rows.length }
  })
