import * as z from 'zod'

const text = z.string().nullish()
const link = z.object({ identifier: text, uri: text, title: text }).nullish().catch(null)
const levels = z
  .union([z.array(z.string()), z.string()])
  .nullish()
  .catch(null)

/** What is read of a CFItem of CASE 1.0 and 1.1; other fields are ignored. */
export const caseItemSchema = z.object({
  identifier: z.string().min(1),
  fullStatement: z.string(),
  abbreviatedStatement: text.catch(null),
  humanCodingScheme: text.catch(null),
  CFItemType: text.catch(null),
  CFItemTypeURI: link,
  educationLevel: levels,
  /** The last day on which the item holds, as YYYY-MM-DD. */
  statusEndDate: text.catch(null),
  /** The name in drafts of 1.0, which some files still follow. */
  educationalLevel: levels,
  extensions: z
    .object({ abbreviation: text.catch(null), color: text.catch(null), childSentence: text.catch(null) })
    .nullish()
    .catch(null),
})
export type CaseItem = z.infer<typeof caseItemSchema>

const criterionLevelSchema = z.object({
  description: text.catch(null),
  position: z.coerce.number().nullish().catch(null),
  score: z.coerce.number().nullish().catch(null),
})

/** What is read of a CFRubric: which levels its criteria describe for which items. */
export const caseRubricSchema = z.object({
  CFRubricCriteria: z
    .array(
      z.object({
        CFItemURI: link,
        CFRubricCriterionLevels: z.array(criterionLevelSchema).nullish(),
      }),
    )
    .nullish(),
})

const node = z.union([z.string(), z.object({ identifier: text, uri: text })])

/** What is read of a CFAssociation. */
export const caseAssociationSchema = z.object({
  associationType: z.string(),
  originNodeURI: node,
  destinationNodeURI: node,
  sequenceNumber: z.coerce.number().nullish().catch(null),
})
export type CaseAssociation = z.infer<typeof caseAssociationSchema>

/** The frame of a CFPackage; its parts are checked one by one, so that a fault names the item. */
export const casePackageSchema = z.object({
  CFDocument: z.object({
    identifier: z.string().min(1),
    title: z.string(),
    licenseURI: link,
  }),
  CFItems: z.array(z.unknown()),
  CFAssociations: z.array(z.unknown()).nullish(),
  CFRubrics: z.array(z.unknown()).nullish(),
})
