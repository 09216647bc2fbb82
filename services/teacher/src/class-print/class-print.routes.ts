import { classPrintRoutes } from '@lernspur/contracts/teacher/report-print/class-print.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { getClassListPdf } from './get-class-list-pdf'
import { getClassListsFile } from './get-class-lists-file'
import { getObservationSheetPdf } from './get-observation-sheet-pdf'

/** Paper for a class, and for all of them. */
export const classPrintSlice = slice(classPrintRoutes, {
  getClassListPdf: ({ call, params, query }) => getClassListPdf(call, params.schoolClassId, query.order),
  getClassListsFile: ({ call, query }) => getClassListsFile(call, query),
  getObservationSheetPdf: ({ call, params, query }) => getObservationSheetPdf(call, params, query.order),
})
