import type { Call } from '@lernspur/service-kit/call'
import { removeRow } from '@lernspur/service-kit/remove-row'
import { lockAssessment } from './performance-assessment.policy'

/** Deletes an assessment; the database refuses with FOREIGN_KEY_CONSTRAINT while entries use it. */
export const deletePerformanceAssessment = (call: Call, id: string): Promise<undefined> =>
  removeRow(call, 'performance-assessment', id, lockAssessment)
