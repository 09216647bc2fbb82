import * as z from 'zod/mini'
import {
  competenceDomainSchema,
  competenceSchema,
  createCompetenceDomainSchema,
  createCompetenceSchema,
} from '../school-admin/competence.contract'
import { createSubjectTemplateSchema, subjectSchema } from '../school-admin/subject.contract'
import { id } from '../wire/fields'
import { defineRoutes } from '../wire/route'

/** Subjects with domains and competences that every school may copy. They belong to the provider. */
export const globalTemplateRoutes = defineRoutes({
  createGlobalSubjectTemplate: {
    method: 'POST',
    path: '/provider/subjects/templates',
    owner: 'provider',
    access: 'provider',
    body: createSubjectTemplateSchema,
    response: subjectSchema,
    status: 201,
    errors: ['VALIDATION_FAILED'],
  },
  /** Appended to the subject. */
  createGlobalDomainTemplate: {
    method: 'POST',
    path: '/provider/subjects/{schoolSubjectId}/competence-domains/template',
    owner: 'provider',
    access: 'provider',
    params: z.object({ schoolSubjectId: id }),
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
