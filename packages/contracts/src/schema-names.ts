import { nouns } from './contract'
import type { Schema } from './wire/route'

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value

const nameOf = (exported: string): string => exported.charAt(0).toUpperCase() + exported.slice(1).replace(/Schema$/, '')

/**
 * Schemas that the given modules export, with their public names: `studentSchema` is `Student`, `id` is `Id`. Two
 * schemas of one name are an error.
 */
export const namesOf = (modules: readonly object[]): ReadonlyMap<Schema, string> => {
  const names = new Map<Schema, string>()
  const taken = new Map<string, Schema>()
  for (const [exported, value] of modules.flatMap((module) => Object.entries(module))) {
    // Path parameters are documented one by one.
    if (!isSchema(value) || exported.endsWith('Params')) continue
    const name = nameOf(exported)
    if ((taken.get(name) ?? value) !== value) throw new Error(`Two schemas of the contract are called ${name}.`)
    taken.set(name, value)
    names.set(value, name)
  }
  return names
}

/**
 * The schemas of the contract by their public names. Kept apart from the schemas, because the browser loads those and
 * needs no names.
 */
export const schemaNames = namesOf(nouns)
