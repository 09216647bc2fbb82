import * as z from 'zod/mini'
import { subjectLimits } from '../school-admin/subject.contract'
import { freeText, id, instant, personSchema, requiredText } from '../wire/fields'
import { rowsOf } from '../wire/list'
import { defineRoutes } from '../wire/route'
import { updateErrors } from '../wire/route-errors'
import { templateAudience } from './global-template.contract'

export const templateVersionLimits = { name: 100, note: 1000, subjects: 5 * subjectLimits.bulk } as const

/** What publishing means for a subject: schools get it for the first time, get it changed, or no longer get it. */
const subjectKind = z.enum(['new', 'changed', 'gone'])

/** A difference between a draft and its last version. */
export const publicationLineSchema = z.object({
  /** Id of the domain or competence; `subject` for the subject itself. */
  key: z.string(),
  part: z.enum(['subject', 'domain', 'competence']),
  kind: z.enum(['added', 'renamed', 'moved', 'removed']),
  /** Name of the domain; null for the subject. */
  domain: z.nullable(z.string()),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})
export type PublicationLine = z.infer<typeof publicationLineSchema>

/** A draft that differs from its last version. */
export const publishableSubjectSchema = z.object({
  schoolSubjectId: id,
  name: z.string(),
  color: z.string(),
  schoolLevel: z.int(),
  countryId: z.nullable(id),
  ...templateAudience,
  kind: subjectKind,
  /** What is published unless something changes until then. */
  digest: z.string(),
  lines: z.array(publicationLineSchema),
  /** Only for a changed one. */
  isLevelChanged: z.boolean(),
  isCountryChanged: z.boolean(),
  isAudienceChanged: z.boolean(),
  isReordered: z.boolean(),
  /** What the last version says of level, country and audience; null for one that is new or gone. */
  former: z.nullable(z.object({ schoolLevel: z.int(), countryId: z.nullable(id), ...templateAudience })),
})
export type PublishableSubject = z.infer<typeof publishableSubjectSchema>

export const templateVersionSchema = z.object({
  id,
  name: z.string(),
  note: z.string(),
  publishedAt: instant,
  /** Null for the first one, which nobody published by hand, and when the account is gone. */
  publishedBy: z.nullable(personSchema),
  withdrawnAt: z.nullable(instant),
  withdrawnBy: z.nullable(personSchema),
  /** Schools that hold at least one of its subjects. */
  schoolCount: z.int(),
  subjects: z.array(
    z.object({
      schoolSubjectId: id,
      name: z.string(),
      color: z.string(),
      schoolLevel: z.int(),
      countryId: z.nullable(id),
      ...templateAudience,
      isRemoved: z.boolean(),
      schoolCount: z.int(),
    }),
  ),
})
export type TemplateVersion = z.infer<typeof templateVersionSchema>

export const publishTemplatesSchema = z.strictObject({
  name: requiredText(templateVersionLimits.name),
  note: freeText(templateVersionLimits.note),
  subjects: z
    .array(z.strictObject({ schoolSubjectId: id, digest: z.string().check(z.regex(/^[0-9a-f]{32}$/)) }))
    .check(z.minLength(1), z.maxLength(templateVersionLimits.subjects)),
})
export type PublishTemplates = z.infer<typeof publishTemplatesSchema>

export const changeTemplateVersionSchema = z.strictObject({ isWithdrawn: z.boolean() })

/** Versions of the provider's templates, which schools take over from (rules template.1 to template.6). */
export const templateVersionRoutes = defineRoutes({
  /** The newest first. */
  listTemplateVersions: {
    method: 'GET',
    path: '/provider/template-versions',
    owner: 'provider',
    access: 'provider',
    program: 'template-versions:read',
    list: { id: 'uuid', name: 'text', publishedAt: 'instant' },
    response: templateVersionSchema,
    status: 200,
    errors: [],
    extension: true,
  },
  /** What publishing would change, by level and name. */
  previewPublication: {
    method: 'GET',
    path: '/provider/template-versions/preview',
    owner: 'provider',
    access: 'provider',
    response: rowsOf(publishableSubjectSchema),
    status: 200,
    errors: [],
    extension: true,
  },
  /** EDIT_CONFLICT when a draft has changed since the preview, or was published meanwhile. */
  publishTemplates: {
    method: 'POST',
    path: '/provider/template-versions',
    owner: 'provider',
    access: 'provider',
    body: publishTemplatesSchema,
    response: templateVersionSchema,
    status: 201,
    errors: ['CREATE_NOT_ALLOWED', 'EDIT_CONFLICT', 'VALIDATION_FAILED'],
    extension: true,
  },
  /** Withdraws a version, or offers it again. */
  changeTemplateVersion: {
    method: 'PUT',
    path: '/provider/template-versions/{templateVersionId}',
    owner: 'provider',
    access: 'provider',
    params: z.object({ templateVersionId: id }),
    body: changeTemplateVersionSchema,
    response: templateVersionSchema,
    status: 200,
    errors: updateErrors,
    extension: true,
  },
})
