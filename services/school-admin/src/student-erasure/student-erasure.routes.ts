import { studentErasureRoutes } from '@lernspur/contracts/school-admin/student-erasure.contract'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import { slice } from '@lernspur/service-kit/service/slice'
import { listErasures } from './list-erasures'
import { previewErasure } from './preview-erasure'
import { getReceipt } from './receipt/get-receipt'
import { getReceiptPdf } from './receipt/get-receipt-pdf'
import { requestErasure } from './request-erasure'
import { undoErasure } from './undo-erasure'

export const studentErasureSlice = ({ secret }: Pick<ServiceConfig, 'secret'>) =>
  slice(studentErasureRoutes, {
    previewStudentErasure: ({ call, params, query }) => previewErasure(call, params.studentId, query.completedReports),
    requestStudentErasure: ({ call, params, body }) => requestErasure(call, params.studentId, body),
    undoStudentErasure: ({ call, params }) => undoErasure(call, params.erasureId),
    listStudentErasures: ({ call, list }) => listErasures(call, list),
    getErasureReceipt: ({ call, params }) => getReceipt(call, params.erasureId, secret),
    getErasureReceiptPdf: ({ call, params }) => getReceiptPdf(call, params.erasureId, secret),
  })
