import type { Call } from '@lernspur/service-kit/call'
import { removeRow } from '@lernspur/service-kit/remove-row'
import { lockAssessment } from './performance-assessment.policy'

/** Removes one assessment; the database refuses with FOREIGN_KEY_CONSTRAINT while entries name it. */
export const deletePerformanceAssessment = (call: Call, id: string): Promise<undefined> =>
  removeRow(call, 'performance-assessment', id, lockAssessment)
