import * as z from 'zod/mini'
import { defineRoutes } from '../../wire/route'
import { subjectsSchema } from '../subject.contract'

/** Licences that a curriculum can leave the school with. */
export const curriculumLicences = ['CC0-1.0', 'CC-BY-4.0', 'CC-BY-SA-4.0'] as const
export type CurriculumLicence = (typeof curriculumLicences)[number]

/** Subjects for a curriculum, without a licence unless one is given. */
export const exportCurriculumSchema = z.extend(subjectsSchema, { licence: z.optional(z.enum(curriculumLicences)) })
export type ExportCurriculum = z.infer<typeof exportCurriculumSchema>

export const curriculumExportRoutes = defineRoutes({
  /** A CFPackage of 1EdTech CASE 1.1 (rule file.7). */
  exportCurriculum: {
    method: 'POST',
    path: '/subjects/export/case',
    owner: 'school-admin',
    access: 'member',
    body: exportCurriculumSchema,
    response: 'binary',
    mediaType: 'application/json',
    whileClosing: true,
    status: 200,
    errors: ['NOT_FOUND', 'VALIDATION_FAILED'],
    extension: true,
  },
})
