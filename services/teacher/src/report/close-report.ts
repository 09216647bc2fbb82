import type { Report } from '@lernspur/contracts/report.contract'
import { audit } from '@lernspur/service-kit/audit'
import type { Call } from '@lernspur/service-kit/call'
import { refuse } from '@lernspur/service-kit/refusal'
import { lockOpenReport, mayFinish } from './report.policy'
import { readReport } from './report.query'

const unconfirmed = { de: 'Dieses Fach ist noch offen.', en: 'This subject is still open.' } as const

/**
 * Completes a report permanently. Open subjects must be listed in `confirmedIds`, else INVALID_PARAMETERS names them;
 * UPDATE_NOT_ALLOWED for anyone but its author, a manager or an admin; REPORT_ALREADY_COMPLETED the second time.
 */
export const closeReport = (call: Call, id: string, confirmedIds: readonly string[]): Promise<Report> =>
  call.write(async (tx) => {
    const report = await lockOpenReport(tx, call, id)
    if (!mayFinish(call.actor, report)) refuse('UPDATE_NOT_ALLOWED')
    const open = await tx<{ id: string }[]>`
      select id from report_subject
      where tenant_id = ${call.actor.tenantId} and report_id = ${id} and status = 'inProgress' order by position`
    const missing = open.filter((subject) => !confirmedIds.includes(subject.id))
    if (missing.length > 0) {
      refuse(
        'INVALID_PARAMETERS',
        missing.map((subject) => ({ path: `subjects.${subject.id}`, message: unconfirmed[call.language] })),
      )
    }
    await tx`
      update report set status = 'completed', completed_at = now(), updated_at = clock_timestamp(),
        updated_by_id = ${call.actor.userId}
      where tenant_id = ${call.actor.tenantId} and id = ${id} and status = 'inProgress'`
    await audit(tx, call, 'report.close', id)
    return readReport(tx, call, id)
  })
