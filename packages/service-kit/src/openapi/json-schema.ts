import { schemaNames } from '@lernspur/contracts/schema-names'
import type { Schema } from '@lernspur/contracts/wire/route'
import * as z from 'zod'
import { type JsonSchema, referenceTo } from './openapi-document'

/** Whether a schema describes what is sent or what comes back. */
export type Direction = 'input' | 'output'

type Names = z.core.$ZodRegistry<{ id: string }>

/**
 * An object that is sent gets the ending `Input`: its fields differ from those that come back, even where both have one
 * name.
 */
const namesFor = (io: Direction): Names => {
  const names: Names = z.registry()
  for (const [schema, name] of schemaNames) {
    const isSentObject = io === 'input' && schema instanceof z.core.$ZodObject
    names.add(schema, { id: isSentObject ? `${name}Input` : name })
  }
  return names
}

const names = { input: namesFor('input'), output: namesFor('output') }

const convert = (schema: Schema, io: Direction, metadata?: Names) =>
  z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    ...(metadata && { metadata }),
    override: ({ jsonSchema }) => {
      // A later version may answer with more fields; requests are held to the known ones.
      if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      // Limits that every whole number meets say nothing.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    },
  })

/** JSON Schema of a schema of the contract without references. */
export const fullSchema = (schema: Schema, io: Direction): JsonSchema => {
  const { $schema: _dialect, ...rest } = convert(schema, io)
  // The two types mean the same: the library's allows more keywords than it writes.
  return rest as JsonSchema
}

const nullable = /\{"anyOf":\[\{"\$ref":"#\/components\/schemas\/(Id|Instant|Day)"\},\{"type":"null"\}\]\}/g

/** There are so many nullable fields that each kind of them gets a name. */
const nameNullable = (written: string, schemas: Map<string, JsonSchema>): string =>
  written.replace(nullable, (schema, name: string) => {
    schemas.set(`Nullable${name}`, JSON.parse(schema))
    return JSON.stringify(referenceTo('schemas', `Nullable${name}`))
  })

/** JSON Schema of a schema of the contract; parts with a name are added to `schemas` and referred to. */
export const namedSchema = (schema: Schema, io: Direction, schemas: Map<string, JsonSchema>): JsonSchema => {
  const written = JSON.stringify(convert(z.object({ it: schema }), io, names[io]))
  const { properties, $defs = {} } = JSON.parse(
    nameNullable(written.replaceAll('"#/$defs/', '"#/components/schemas/'), schemas),
  )
  for (const [name, definition] of Object.entries<JsonSchema>($defs)) {
    if (!schemas.has(name)) schemas.set(name, definition)
  }
  return properties.it
}
