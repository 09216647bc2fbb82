import type { Report } from '@lernspur/contracts/teacher/report.contract'
import type { ReportLayout } from '@lernspur/contracts/tenant.contract'
import { type Binary, binary } from '@lernspur/service-kit/answer/binary'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { chosenFormColumn, layoutInForm } from '../official-form/chosen-form'
import { drawReport, printedReport } from './draw-report'

/**
 * A report with what the caller may see of it, in a layout that is only being tried, and with the logo that the school has
 * now: that of the next reports (rules print.6, school.6).
 */
export const previewReport = async (call: Call, id: string, given: ReportLayout): Promise<Binary> => {
  const report = await printedReport(call, id)
  if (!report) return refuse('NOT_FOUND')
  const fileName = `${report.name} – ${report.studentFirstName} ${report.studentLastName}.pdf`
  const [[school]] = await call.read((tx) => [
    tx<Pick<Report, 'schoolSlogan' | 'schoolLogo' | 'officialForm'>[]>`
      select t.slogan as school_slogan, t.logo as school_logo,
        ${chosenFormColumn(
          tx,
          tx`${tx.json(given as never)}::jsonb`,
          tx`${report.schoolClassLevel ?? null}::int`,
          tx`${report.schoolTermSemester}::text`,
        )} as official_form
      from tenant t where t.id = ${call.actor.tenantId}`,
  ])
  const { fields = [], ...layout } = layoutInForm(given, school?.officialForm ?? null) ?? given
  return binary(await drawReport(call, { ...report, ...school, layout, fields }), { type: 'application/pdf', fileName })
}
