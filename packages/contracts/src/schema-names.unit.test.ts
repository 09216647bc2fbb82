import { expect, test } from 'bun:test'
import * as z from 'zod/mini'
import { routes } from './contract'
import { namesOf, schemaNames } from './schema-names'
import type { RouteSpec, Schema } from './wire/route'

/** What a schema is about: the entry of a list or of `rowsOf`, and what may be null. */
const subjectOf = (schema: Schema): Schema => {
  if (schemaNames.has(schema)) return schema
  if (schema instanceof z.ZodMiniNullable) return subjectOf(schema.def.innerType as Schema)
  if (schema instanceof z.ZodMiniArray) return subjectOf(schema.def.element as Schema)
  const rows = schema instanceof z.ZodMiniObject && schema.def.shape.rows
  return rows ? subjectOf(rows as Schema) : schema
}

test.each(Object.entries<RouteSpec>(routes))('what %s takes and gives has a name', (_, { body, response }) => {
  for (const schema of [body, response]) {
    if (schema && typeof schema !== 'string') expect(schemaNames.get(subjectOf(schema))).toBeString()
  }
})

test('a name comes from the export, and there is one of it', () => {
  const [one, other] = [z.string(), z.string()]
  expect([
    ...namesOf([
      { oneSchema: one, limit: 3 },
      { other, oneSchema: one },
    ]).values(),
  ]).toEqual(['One', 'Other'])
  expect(() => namesOf([{ oneSchema: one }, { one: other }])).toThrow('Two schemas of the contract are called One.')
})
