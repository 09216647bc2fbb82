import * as z from 'zod/mini'
import {
  competenceDomainSchema,
  competenceSchema,
  createCompetenceDomainSchema,
  createCompetenceSchema,
} from '../school-admin/competence.contract'
import {
  createOwnTemplateSchema,
  subjectFields,
  subjectLimits,
  subjectParams,
  subjectSchema,
} from '../school-admin/subject.contract'
import { id } from '../wire/fields'
import { rowsOf } from '../wire/list'
import { defineRoutes } from '../wire/route'
import { createErrors } from '../wire/route-errors'

/** Null for schools of all countries. */
const countryId = z.nullable(id)

/** Länder or cantons, or types of school, by id. */
export const regionIdsSchema = z.array(id).check(z.maxLength(100))

/** Länder or cantons and types of school that a template is meant for; empty for all of its country (rule template.7). */
export const templateAudience = { stateIds: regionIdsSchema, schoolTypeIds: regionIdsSchema }

/** How a draft compares to what schools can take over. */
export const draftStates = ['unpublished', 'changed', 'published'] as const

/** A template that the provider edits (rule template.1). */
export const globalDraftSchema = z.extend(subjectSchema, {
  countryId,
  ...templateAudience,
  competenceCount: z.int(),
  state: z.enum(draftStates),
  /** Name of its last version; null while it has none. */
  versionName: z.nullable(z.string()),
  /** Schools whose templates come from a version of it. */
  schoolCount: z.int(),
})
export type GlobalDraft = z.infer<typeof globalDraftSchema>

export const createGlobalTemplateSchema = z.extend(createOwnTemplateSchema, {
  countryId: z.optional(countryId),
  stateIds: z.optional(regionIdsSchema),
  schoolTypeIds: z.optional(regionIdsSchema),
})
export type CreateGlobalTemplate = z.infer<typeof createGlobalTemplateSchema>

/** The country that a template is for. */
export const templateCountrySchema = z.object({ id, countryId })

export const changeTemplateCountrySchema = z.strictObject({
  schoolSubjectIds: z.array(id).check(z.minLength(1), z.maxLength(subjectLimits.bulk)),
  countryId,
})
export type ChangeTemplateCountry = z.infer<typeof changeTemplateCountrySchema>

/** For whom a template is meant. */
export const templateAudienceSchema = z.object({ id, ...templateAudience })
export type TemplateAudience = z.infer<typeof templateAudienceSchema>

export const changeTemplateAudienceSchema = z.strictObject({
  schoolSubjectIds: z.array(id).check(z.minLength(1), z.maxLength(subjectLimits.bulk)),
  ...templateAudience,
})
export type ChangeTemplateAudience = z.infer<typeof changeTemplateAudienceSchema>

/** Drafts of subjects with domains and competences. They belong to the provider; schools copy versions of them. */
export const globalTemplateRoutes = defineRoutes({
  createGlobalSubjectTemplate: {
    method: 'POST',
    path: '/provider/subjects/templates',
    owner: 'provider',
    access: 'provider',
    body: createGlobalTemplateSchema,
    response: subjectSchema,
    status: 201,
    errors: ['VALIDATION_FAILED'],
  },
  listGlobalDrafts: {
    method: 'GET',
    path: '/provider/subjects/templates',
    owner: 'provider',
    access: 'provider',
    list: { ...subjectFields, countryId: 'uuid', competenceCount: 'integer' },
    response: globalDraftSchema,
    status: 200,
    errors: [],
    extension: true,
  },
  /**
   * All or none; `rows` are the previous ones, so that the change can be undone. VALIDATION_FAILED while a template is
   * meant for Länder or types of school of another country (rule template.7).
   */
  changeTemplateCountry: {
    method: 'POST',
    path: '/provider/subjects/templates/country',
    owner: 'provider',
    access: 'provider',
    body: changeTemplateCountrySchema,
    response: rowsOf(templateCountrySchema),
    status: 201,
    errors: createErrors,
    extension: true,
  },
  /** As `changeTemplateCountry`; VALIDATION_FAILED for what the country of a template does not have. */
  changeTemplateAudience: {
    method: 'POST',
    path: '/provider/subjects/templates/audience',
    owner: 'provider',
    access: 'provider',
    body: changeTemplateAudienceSchema,
    response: rowsOf(templateAudienceSchema),
    status: 201,
    errors: createErrors,
    extension: true,
  },
  /** Appended to the subject. */
  createGlobalDomainTemplate: {
    method: 'POST',
    path: '/provider/subjects/{schoolSubjectId}/competence-domains/template',
    owner: 'provider',
    access: 'provider',
    params: subjectParams,
    body: createCompetenceDomainSchema,
    response: competenceDomainSchema,
    status: 201,
    errors: ['NOT_FOUND', 'VALIDATION_FAILED'],
  },
  /** Appended to the domain. */
  createGlobalCompetenceTemplate: {
    method: 'POST',
    path: '/provider/competence-domains/{domainId}/competences/template',
    owner: 'provider',
    access: 'provider',
    params: z.object({ domainId: id }),
    body: createCompetenceSchema,
    response: competenceSchema,
    status: 201,
    errors: ['NOT_FOUND', 'VALIDATION_FAILED'],
  },
})
