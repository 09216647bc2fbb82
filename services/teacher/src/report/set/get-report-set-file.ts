import type { ReportSetForm } from '@lernspur/contracts/teacher/report-print/report-set.contract'
import { type Binary, binary } from '@lernspur/service-kit/answer/binary'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { visibleReport } from '../../report-access/visible-report'
import { visibleSet } from './report-set.query'

interface SetFile {
  readonly bytes: Uint8Array | null
  readonly form: ReportSetForm
  readonly classSuffix: string
  readonly isVisible: boolean
}

const types: Record<ReportSetForm, string> = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  html: 'text/html; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/**
 * The file of a set; GET_FILE_ERROR while there is none, NOT_FOUND once a report in it is no longer visible to the
 * caller.
 */
export const getReportSetFile = async (call: Call, id: string): Promise<Binary> => {
  const [[set]] = await call.read((tx) => [
    tx<SetFile[]>`
      select rse.bytes, rse.form, coalesce(' ' || sc.name, '') as class_suffix, cardinality(rse.report_ids) = (
          select count(*) from report r where ${visibleReport(tx, call.actor)} and r.id = any(rse.report_ids)
        ) as is_visible
      from report_set rse
      left join school_class sc on sc.tenant_id = rse.tenant_id and sc.id = rse.school_class_id
      where ${visibleSet(tx, call.actor)} and rse.id = ${id}`,
  ])
  if (!set?.isVisible) return refuse('NOT_FOUND')
  if (!set.bytes) return refuse('GET_FILE_ERROR')
  await call.write((tx) => audit(tx, call, 'report-set.print', id))
  const fileName = `${call.language === 'de' ? 'Berichte' : 'Reports'}${set.classSuffix}.${set.form}`
  return binary(new Uint8Array(set.bytes), { type: types[set.form], fileName })
}
