import * as z from 'zod/mini'
import { id } from '../wire/fields'
import { defineRoutes } from '../wire/route'

export const fileRoutes = defineRoutes({
  /** An uploaded picture of the caller's school, as PNG. Has an ETag; browsers revalidate each time. */
  getFile: {
    method: 'GET',
    path: '/files/{fileId}',
    owner: 'teacher',
    access: 'member',
    params: z.object({ fileId: id }),
    response: 'binary',
    mediaType: 'image/png',
    status: 200,
    errors: ['GET_FILE_ERROR'],
    extension: true,
  },
})
