import * as z from 'zod/mini'
import { defineRoutes } from '../../wire/route'

/** Where the calls of a provider of CASE 1.1 lie; the gateway answers them without `/api` before it as well. */
export const casePath = '/ims/case/v1p1'

/** Most documents of one answer, and how many there are unless the request says so (rule case.3). */
export const caseLimits = { limit: 1000, limitDefault: 100 } as const

const number = z.optional(z.string().check(z.regex(/^\d{1,9}$/)))
const words = z.optional(z.string().check(z.maxLength(500)))

const params = z.object({ sourcedId: z.string() })

const read = {
  method: 'GET',
  owner: 'school-admin',
  access: 'public',
  response: 'binary',
  mediaType: 'application/json',
  status: 200,
  errors: ['NOT_FOUND'],
  extension: true,
} as const

/** The subject templates that the provider has published, as 1EdTech CASE 1.1 has them (rule case.1). */
export const caseProviderRoutes = defineRoutes({
  listCaseDocuments: {
    ...read,
    path: `${casePath}/CFDocuments`,
    query: z.strictObject({
      limit: number,
      offset: number,
      sort: words,
      orderBy: z.optional(z.enum(['asc', 'desc'])),
      fields: words,
    }),
    errors: ['INVALID_PARAMETERS'],
  },
  getCaseDocument: { ...read, path: `${casePath}/CFDocuments/{sourcedId}`, params },
  getCasePackage: { ...read, path: `${casePath}/CFPackages/{sourcedId}`, params },
  getCaseItem: { ...read, path: `${casePath}/CFItems/{sourcedId}`, params },
  getCaseAssociation: { ...read, path: `${casePath}/CFAssociations/{sourcedId}`, params },
  /** An item with all associations that begin or end at it. */
  getCaseItemAssociations: { ...read, path: `${casePath}/CFItemAssociations/{sourcedId}`, params },
  /** An item type with those below it by their hierarchy codes. */
  getCaseItemTypes: { ...read, path: `${casePath}/CFItemTypes/{sourcedId}`, params },
  getCaseRubric: { ...read, path: `${casePath}/CFRubrics/{sourcedId}`, params },
})
