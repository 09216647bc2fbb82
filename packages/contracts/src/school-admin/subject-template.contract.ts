import * as z from 'zod/mini'
import { rowsOf } from '../wire/list'
import { defineRoutes } from '../wire/route'
import { deleteErrors } from '../wire/route-errors'
import { schoolLevel, schoolLevelInPath } from './school-class.contract'
import { subjectFields, subjectSchema } from './subject.contract'

/** School levels of one import at most. */
export const templateLimits = { levels: 20 } as const

/** Default: all levels that the provider has templates for. */
export const importTemplatesSchema = z.strictObject({
  schoolLevels: z.optional(z.array(schoolLevel).check(z.minLength(1), z.maxLength(templateLimits.levels))),
})
export type ImportTemplates = z.infer<typeof importTemplatesSchema>

const made = rowsOf(subjectSchema)

export const subjectTemplateRoutes = defineRoutes({
  listSubjectTemplates: {
    method: 'GET',
    path: '/tenants/current/subjects/template',
    owner: 'school-admin',
    access: 'member',
    list: subjectFields,
    response: subjectSchema,
    status: 200,
    errors: [],
  },
  /** Copies the provider's templates that the school does not have yet; `rows` are the new ones. */
  importTemplates: {
    method: 'POST',
    path: '/tenants/current/templates/import',
    owner: 'school-admin',
    access: 'manager',
    body: importTemplatesSchema,
    optionalBody: true,
    response: made,
    status: 201,
    errors: ['IMPORT_FAILED', 'NO_PERMISSION', 'VALIDATION_FAILED'],
  },
  /** Deletes all subject templates of the school; copies in classes stay. */
  deleteTemplates: {
    method: 'DELETE',
    path: '/tenants/current/templates',
    owner: 'school-admin',
    access: 'manager',
    status: 200,
    errors: [],
  },
  /** As `importTemplates`, for one level. */
  copyTemplatesOfLevel: {
    method: 'POST',
    path: '/tenants/{schoolLevel}/subjects/copy',
    owner: 'school-admin',
    access: 'manager',
    params: z.object({ schoolLevel: schoolLevelInPath }),
    response: made,
    status: 201,
    errors: [...deleteErrors, 'IMPORT_FAILED'],
  },
})
