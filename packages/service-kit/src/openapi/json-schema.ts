import * as z from 'zod'
import type { JsonSchema } from './openapi-document'

/** JSON Schema of a schema of the contract: of what is sent, or of what comes back. */
export const jsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })
  // The same item under two types: the library's allows more keywords than it writes.
  return rest as JsonSchema
}
