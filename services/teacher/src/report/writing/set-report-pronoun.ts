import type { Pronoun } from '@lernspur/contracts/teacher/report-check/pronoun'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { lockOpenReport } from '../report.policy'

/**
 * Sets how texts speak of the child, in all open reports that the class has of the child (rule remark.3). The version
 * that remarks are saved against stays, so that no writer meets a conflict. UPDATE_NOT_ALLOWED for anyone who may only
 * read.
 */
export const setReportPronoun = (call: Call, id: string, pronoun: Pronoun | null): Promise<undefined> =>
  call.write(async (tx) => {
    const { schoolClassId } = await lockOpenReport(tx, call, id)
    await tx`
      update report r set student_pronoun = ${pronoun}
      from report asked_r
      where asked_r.tenant_id = ${call.actor.tenantId} and asked_r.id = ${id} and r.tenant_id = asked_r.tenant_id
        and r.original_student_id = asked_r.original_student_id and r.school_class_id = ${schoolClassId}
        and r.status = 'inProgress'`
    await audit(tx, call, 'report.pronoun', id)
    return undefined
  })
