import { receiptRoutes } from '@lernspur/contracts/school-admin/receipt.contract'
import { studentErasureRoutes } from '@lernspur/contracts/school-admin/student-erasure.contract'
import { callsOf } from '../../derive/calls'

// Lists of students mark those who wait to be erased.
/** @public */
export const studentErasureCalls = callsOf('student-erasure', studentErasureRoutes, {
  stale: ['student-erasure', 'student'],
})

/** @public */
export const receiptCalls = callsOf('receipt', receiptRoutes, { savesNothing: true, showsFailure: true })

export const erasureListQuery = studentErasureCalls.listStudentErasures
/** What would go, for each choice about completed reports. */
export const erasurePreviewQuery = studentErasureCalls.previewStudentErasure
export const erasureReceiptMutation = studentErasureCalls.getErasureReceipt
export const erasureReceiptPdfMutation = studentErasureCalls.getErasureReceiptPdf
export const requestErasureMutation = studentErasureCalls.requestStudentErasure
export const undoErasureMutation = studentErasureCalls.undoStudentErasure
