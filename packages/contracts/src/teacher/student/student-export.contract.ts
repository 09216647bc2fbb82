import * as z from 'zod/mini'
import { id } from '../../wire/fields'
import { defineRoutes } from '../../wire/route'

export const studentExportRoutes = defineRoutes({
  /** Everything about a student as ZIP file: a PDF to read, JSON and CSV (Art. 15 GDPR, rule erasure.3). */
  exportStudent: {
    method: 'GET',
    path: '/students/{studentId}/export',
    owner: 'teacher',
    access: 'manager',
    extension: true,
    params: z.object({ studentId: id }),
    response: 'binary',
    mediaType: 'application/zip',
    status: 200,
    errors: ['NOT_FOUND'],
  },
})
