import * as z from 'zod/mini'
import { reportLayoutSchema } from '../../tenant.contract'
import { id } from '../../wire/fields'
import { defineRoutes } from '../../wire/route'
import { printParams } from '../report.contract'

export const reportPreviewRoutes = defineRoutes({
  /** A report as one HTML file, for reading on a telephone (rule print.9). */
  getReportPage: {
    method: 'GET',
    path: '/reports/{reportId}/page',
    owner: 'teacher',
    access: 'class:read',
    params: z.object({ reportId: id }),
    query: printParams,
    response: 'binary',
    mediaType: 'text/html',
    status: 200,
    errors: ['NOT_FOUND'],
    extension: true,
  },
  /** A report as it would be printed with another layout; nothing is changed (rule print.6). */
  previewReport: {
    method: 'POST',
    path: '/reports/{reportId}/preview',
    owner: 'teacher',
    access: 'class:read',
    params: z.object({ reportId: id }),
    body: reportLayoutSchema,
    response: 'binary',
    mediaType: 'application/pdf',
    status: 200,
    errors: ['NOT_FOUND', 'VALIDATION_FAILED'],
    extension: true,
  },
})
