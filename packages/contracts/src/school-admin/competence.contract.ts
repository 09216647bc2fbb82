import * as z from 'zod/mini'
import { freeText, id, instant, requiredText } from '../wire/fields'
import { defineRoutes } from '../wire/route'

export const competenceLimits = { domainName: 255, symbol: 20, description: 1000 } as const

export const competenceSchema = z.object({ id, domainId: id, description: z.string() })
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

export const createCompetenceSchema = z.strictObject({ description: requiredText(competenceLimits.description) })
export type CreateCompetence = z.infer<typeof createCompetenceSchema>

export const competenceRoutes = defineRoutes({
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
