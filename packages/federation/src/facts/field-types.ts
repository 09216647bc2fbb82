import type { Schema } from '@lernspur/contracts/wire/route'
import * as z from 'zod'

/** Field by its path below the data (`rows[].student.firstName`) → what it may be, and whether it may be missing. */
export type FieldTypes = ReadonlyMap<string, FieldType>

export interface FieldType {
  /** Kinds (`string`, `number`, `null`, …), or the quoted values of an enumeration. */
  readonly kinds: ReadonlySet<string>
  readonly isOptional: boolean
  /** Its values tell shapes apart: no others may come. */
  readonly isClosed: boolean
}

interface Node {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Node>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Node | boolean
  readonly items?: Node
  readonly prefixItems?: readonly Node[]
  readonly anyOf?: readonly Node[]
  readonly oneOf?: readonly Node[]
  readonly allOf?: readonly Node[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly $ref?: string
}

interface Walk {
  readonly definitions: Readonly<Record<string, Node>>
  readonly fields: Map<string, { kinds: Set<string>; isOptional: boolean; isClosed: boolean }>
}

/** Deeper than any entity of the contract; stops at recursive schemas. */
const deepest = 8

const kindsOf = ({ type = 'any' }: Node): string[] =>
  [type].flat().map((kind) => (kind === 'integer' ? 'number' : kind))

const walk = (node: Node, path: string, isOptional: boolean, depth: number, into: Walk): void => {
  if (depth > deepest) return
  const alternatives = node.anyOf ?? node.oneOf ?? node.allOf
  const definition = node.$ref && into.definitions[node.$ref.replace('#/$defs/', '')]
  if (definition) {
    walk(definition, path, isOptional, depth + 1, into)
    return
  }
  if (alternatives) {
    for (const one of alternatives) walk(one, path, isOptional, depth, into)
    return
  }
  const known = into.fields.get(path)
  const field = known ?? { kinds: new Set<string>(), isOptional: false, isClosed: false }
  const values = node.enum ?? (node.const === undefined ? [] : [node.const])
  const kinds = values.length > 0 ? values.map((one) => JSON.stringify(one)) : kindsOf(node)
  for (const kind of kinds) field.kinds.add(kind)
  into.fields.set(path, {
    kinds: field.kinds,
    isOptional: field.isOptional || isOptional,
    isClosed: field.isClosed || node.const !== undefined,
  })
  const below = path === '' ? '' : `${path}.`
  for (const [name, property] of Object.entries(node.properties ?? {}))
    walk(property, below + name, !node.required?.includes(name), depth + 1, into)
  for (const item of [node.items, ...(node.prefixItems ?? [])])
    if (item) walk(item, `${path}[]`, false, depth + 1, into)
  const other = node.additionalProperties
  if (typeof other === 'object') walk(other, `${path}{}`, true, depth + 1, into)
}

/** The fields of a contract schema, as sent (`input`) or as received (`output`). */
export const fieldTypes = (schema: Schema, io: 'input' | 'output'): FieldTypes => {
  const { $defs = {}, ...complete } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  const fields: Walk['fields'] = new Map()
  walk(complete as Node, '', false, 0, { definitions: $defs as Walk['definitions'], fields })
  return fields
}
