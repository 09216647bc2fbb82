import * as z from 'zod/mini'
import { freeText, id, instant, requiredText } from '../wire/fields'
import { rowsOf } from '../wire/list'
import { defineRoutes } from '../wire/route'
import { createErrors, deleteErrors, updateErrors } from '../wire/route-errors'

/** `domains` of a subject and `competences` of a domain are the most that one call saves. */
export const competenceLimits = {
  domainName: 255,
  symbol: 20,
  description: 1000,
  /** The same in the child's words. */
  childSentence: 300,
  /** The same in so few words that they head a column. */
  shortTitle: 40,
  /** Levels that a competence describes, and the length of each description. */
  describedLevels: 10,
  levelDescription: 300,
  domains: 100,
  competences: 200,
} as const

/** What a competence may say beside its description; null or missing where it says nothing. */
export const competenceTexts = {
  /** What the child says of itself where it can do that, for the form for the child (rule print.14). */
  childSentence: z.optional(z.nullable(z.string())),
  /** What heads the competence's column; without one, `shortTitleOf` proposes one (rule subject.8). */
  shortTitle: z.optional(z.nullable(z.string())),
  /** What each level means for it, lowest first, on scales with as many levels (rule subject.9). */
  levelDescriptions: z.optional(z.nullable(z.array(z.string()))),
} as const

export const competenceSchema = z.object({
  id,
  domainId: id,
  description: z.string(),
  ...competenceTexts,
  updatedAt: instant,
})
export type Competence = z.infer<typeof competenceSchema>

export const competenceDomainSchema = z.object({
  id,
  originId: z.nullable(id),
  name: z.string(),
  /** Short mark such as "A" or "1.2", shown before the name. */
  symbol: z.nullable(z.string()),
  tenantId: id,
  schoolSubjectId: id,
  isTemplate: z.boolean(),
  competences: z.array(competenceSchema),
  createdAt: instant,
  updatedAt: instant,
})
export type CompetenceDomain = z.infer<typeof competenceDomainSchema>

export const createCompetenceDomainSchema = z.strictObject({
  name: requiredText(competenceLimits.domainName),
  symbol: z.optional(z.nullable(freeText(competenceLimits.symbol))),
})
export type CreateCompetenceDomain = z.infer<typeof createCompetenceDomainSchema>

/** Blank is none. */
const childSentence = z.optional(z.nullable(freeText(competenceLimits.childSentence)))
const shortTitle = z.optional(z.nullable(freeText(competenceLimits.shortTitle)))
/** As many as the scale has levels, lowest first; blank ones say nothing of their level. */
const levelDescriptions = z.optional(
  z.nullable(
    z
      .array(freeText(competenceLimits.levelDescription))
      .check(z.minLength(1), z.maxLength(competenceLimits.describedLevels)),
  ),
)

export const createCompetenceSchema = z.strictObject({
  description: requiredText(competenceLimits.description),
  childSentence,
  shortTitle,
  levelDescriptions,
})
export type CreateCompetence = z.infer<typeof createCompetenceSchema>

/**
 * The caller may choose the id, so that a create whose answer was lost can be recognised; a taken id is EDIT_CONFLICT.
 */
const ownId = { id: z.optional(id) }
export const createOwnDomainSchema = z.extend(createCompetenceDomainSchema, ownId)
export type CreateOwnDomain = z.infer<typeof createOwnDomainSchema>
export const createOwnCompetenceSchema = z.extend(createCompetenceSchema, ownId)
export type CreateOwnCompetence = z.infer<typeof createOwnCompetenceSchema>

export const updateCompetenceDomainSchema = z.strictObject({
  name: z.optional(requiredText(competenceLimits.domainName)),
  symbol: z.optional(z.nullable(freeText(competenceLimits.symbol))),
})
export type UpdateCompetenceDomain = z.infer<typeof updateCompetenceDomainSchema>

export const updateCompetenceSchema = z.partial(createCompetenceSchema)
export type UpdateCompetence = z.infer<typeof updateCompetenceSchema>

/** A row as the caller has read it; without `updatedAt` it is new, and its id the caller's choice. */
const knownRow = { id, updatedAt: z.optional(instant) }

const savedDomain = z.strictObject({
  ...knownRow,
  name: requiredText(competenceLimits.domainName),
  symbol: z.nullable(freeText(competenceLimits.symbol)),
  competences: z
    .array(
      // Without a sentence, a title or descriptions a stored row keeps those that it has.
      z.strictObject({
        ...knownRow,
        description: requiredText(competenceLimits.description),
        childSentence,
        shortTitle,
        levelDescriptions,
      }),
    )
    .check(z.maxLength(competenceLimits.competences)),
})

/**
 * The whole contents of a subject in their new order, and the rows to delete. Together they name every stored row: one
 * that is missing, gone or changed since it was read is EDIT_CONFLICT (rule subject.4).
 */
export const saveCompetencesSchema = z.strictObject({
  domains: z.array(savedDomain).check(z.maxLength(competenceLimits.domains)),
  removed: z
    .array(z.strictObject({ id, updatedAt: instant }))
    .check(z.maxLength(competenceLimits.domains * competenceLimits.competences)),
})
export type SaveCompetences = z.infer<typeof saveCompetencesSchema>

const subjectParams = z.object({ schoolSubjectId: id })
const domainParams = z.object({ domainId: id })
const competenceParams = z.object({ domainId: id, competenceId: id })

export const competenceRoutes = defineRoutes({
  /** Appended to its subject. */
  createCompetenceDomain: {
    method: 'POST',
    path: '/classes/subjects/{schoolSubjectId}/competence-domains',
    owner: 'school-admin',
    access: 'class:competences',
    params: subjectParams,
    body: createOwnDomainSchema,
    response: competenceDomainSchema,
    status: 201,
    errors: [...createErrors, 'EDIT_CONFLICT'],
  },
  updateCompetenceDomain: {
    method: 'PUT',
    path: '/classes/subjects/competence-domains/{domainId}',
    owner: 'school-admin',
    access: 'class:competences',
    params: domainParams,
    body: updateCompetenceDomainSchema,
    response: competenceDomainSchema,
    status: 200,
    errors: [...updateErrors, 'EDIT_CONFLICT'],
  },
  getCompetenceDomain: {
    method: 'GET',
    path: '/competence-domains/{domainId}',
    owner: 'school-admin',
    access: 'member',
    params: domainParams,
    response: competenceDomainSchema,
    status: 200,
    errors: ['NOT_FOUND'],
  },
  /** Deletes its competences as well; a domain with observations is FOREIGN_KEY_CONSTRAINT. */
  deleteCompetenceDomain: {
    method: 'DELETE',
    path: '/competence-domains/{domainId}',
    owner: 'school-admin',
    access: 'class:competences',
    params: domainParams,
    status: 200,
    errors: [...deleteErrors, 'FOREIGN_KEY_CONSTRAINT'],
  },
  /** In a template of the school; a subject of a class is NOT_FOUND. */
  createTemplateDomain: {
    method: 'POST',
    path: '/subjects/{schoolSubjectId}/competence-domains/template',
    owner: 'school-admin',
    access: 'manager',
    params: subjectParams,
    body: createOwnDomainSchema,
    response: competenceDomainSchema,
    status: 201,
    errors: ['NOT_FOUND', 'VALIDATION_FAILED', 'EDIT_CONFLICT'],
  },
  createCompetence: {
    method: 'POST',
    path: '/competence-domains/{domainId}/competences',
    owner: 'school-admin',
    access: 'class:competences',
    params: domainParams,
    body: createOwnCompetenceSchema,
    response: competenceSchema,
    status: 201,
    errors: [...createErrors, 'EDIT_CONFLICT'],
  },
  updateCompetence: {
    method: 'PUT',
    path: '/competence-domains/{domainId}/competences/{competenceId}',
    owner: 'school-admin',
    access: 'class:competences',
    params: competenceParams,
    body: updateCompetenceSchema,
    response: competenceSchema,
    status: 200,
    errors: [...updateErrors, 'EDIT_CONFLICT'],
  },
  deleteCompetence: {
    method: 'DELETE',
    path: '/competence-domains/{domainId}/competences/{competenceId}',
    owner: 'school-admin',
    access: 'class:competences',
    params: competenceParams,
    status: 200,
    errors: [...deleteErrors, 'FOREIGN_KEY_CONSTRAINT'],
  },
  /** Calls that change several rows at once, such as a new order or a pasted list: all or nothing. */
  saveCompetences: {
    method: 'PUT',
    path: '/subjects/{schoolSubjectId}/competences',
    owner: 'school-admin',
    access: 'class:competences',
    params: subjectParams,
    body: saveCompetencesSchema,
    response: rowsOf(competenceDomainSchema),
    status: 200,
    errors: [...updateErrors, 'EDIT_CONFLICT', 'FOREIGN_KEY_CONSTRAINT'],
    extension: true,
  },
  listCompetenceDomains: {
    method: 'GET',
    path: '/competence-domains',
    owner: 'school-admin',
    access: 'member',
    list: {
      id: 'uuid',
      originId: 'uuid',
      name: 'text',
      symbol: 'text',
      schoolSubjectId: 'uuid',
      schoolClassId: 'uuid',
      isTemplate: 'boolean',
      createdAt: 'instant',
      updatedAt: 'instant',
    },
    response: competenceDomainSchema,
    status: 200,
    errors: [],
  },
})
