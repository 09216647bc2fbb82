import * as z from 'zod/mini'
import { instant, requiredText } from '../../wire/fields'
import { defineRoutes } from '../../wire/route'
import { knownSaving, textBlockLimits, textBlockSchema } from './text-block.contract'

/** Maximum characters of a topic. */
export const schoolTextBlockLimits = { ...textBlockLimits, topic: 60 } as const

/** A text for remarks that everybody at a school may use, under a topic such as "Lesen" (rule text-block.3). */
export const schoolTextBlockSchema = z.strictObject({
  ...textBlockSchema.shape,
  topic: requiredText(schoolTextBlockLimits.topic),
})
export type SchoolTextBlock = z.infer<typeof schoolTextBlockSchema>

const blocks = z.array(schoolTextBlockSchema).check(z.maxLength(schoolTextBlockLimits.blocks))

/** In the order of the school. `updatedAt` is null as long as it has the starter set, in the caller's language. */
export const schoolTextBlocksSchema = z.object({ blocks, updatedAt: z.nullable(instant) })
export type SchoolTextBlocks = z.infer<typeof schoolTextBlocksSchema>

export const saveSchoolTextBlocksSchema = z.strictObject({ blocks, ...knownSaving })
export type SaveSchoolTextBlocks = z.infer<typeof saveSchoolTextBlocksSchema>

export const schoolTextBlockRoutes = defineRoutes({
  getSchoolTextBlocks: {
    method: 'GET',
    path: '/school-text-blocks',
    owner: 'teacher',
    access: 'member',
    response: schoolTextBlocksSchema,
    status: 200,
    errors: [],
    extension: true,
  },
  /** Replaces all blocks of the school. VALIDATION_FAILED for a code that occurs twice. */
  saveSchoolTextBlocks: {
    method: 'PUT',
    path: '/school-text-blocks',
    owner: 'teacher',
    access: 'manager',
    body: saveSchoolTextBlocksSchema,
    response: schoolTextBlocksSchema,
    status: 200,
    errors: ['VALIDATION_FAILED', 'EMPTY_DTO', 'EDIT_CONFLICT'],
    extension: true,
  },
})
