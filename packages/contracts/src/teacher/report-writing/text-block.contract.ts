import * as z from 'zod/mini'
import { id, instant, requiredText } from '../../wire/fields'
import { defineRoutes } from '../../wire/route'

export const textBlockLimits = { text: 1000, code: 12, blocks: 200 } as const

/** A person's own text for remarks, with placeholders for name and pronouns (rule text-block.1). */
export const textBlockSchema = z.strictObject({
  id,
  /** Text typed after a slash to insert it; letters and digits. Empty for none. */
  code: z.string().check(z.maxLength(textBlockLimits.code), z.regex(/^[\p{L}\p{N}]*$/u)),
  text: requiredText(textBlockLimits.text),
})
export type TextBlock = z.infer<typeof textBlockSchema>

const blocks = z.array(textBlockSchema).check(z.maxLength(textBlockLimits.blocks))

/** In their owner's order. `updatedAt` is null before anything was saved. */
export const textBlocksSchema = z.object({ blocks, updatedAt: z.nullable(instant) })
export type TextBlocks = z.infer<typeof textBlocksSchema>

/** When blocks were last saved as far as the caller knows, null for never; not checked if left out. */
export const knownSaving = { updatedAt: z.optional(z.nullable(instant)) }

export const saveTextBlocksSchema = z.strictObject({ blocks, ...knownSaving })
export type SaveTextBlocks = z.infer<typeof saveTextBlocksSchema>

export const textBlockRoutes = defineRoutes({
  getTextBlocks: {
    method: 'GET',
    path: '/text-blocks',
    owner: 'teacher',
    access: 'member',
    response: textBlocksSchema,
    status: 200,
    errors: [],
    extension: true,
  },
  /** Replaces all blocks of the caller. VALIDATION_FAILED for a code that occurs twice. */
  saveTextBlocks: {
    method: 'PUT',
    path: '/text-blocks',
    owner: 'teacher',
    access: 'member',
    body: saveTextBlocksSchema,
    response: textBlocksSchema,
    status: 200,
    errors: ['VALIDATION_FAILED', 'EMPTY_DTO', 'EDIT_CONFLICT'],
    extension: true,
  },
})
