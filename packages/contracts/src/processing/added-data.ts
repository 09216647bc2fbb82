import * as z from 'zod/mini'
import { labelSchema } from '../area-route.contract'

/** Whom a table of a service that a team has added is about, and what it holds of them, in words for a privacy notice. */
const addedTableSchema = z.union([
  z.strictObject({ about: z.literal('nobody') }),
  z.strictObject({
    about: z.enum(['students', 'staff']),
    /** The category, as a notice heads it. */
    name: labelSchema,
    /** What is stored, in a sentence. */
    text: labelSchema,
  }),
])

/** Name of a table, as in its migration. */
const tableName = z.string().check(z.regex(/^[a-z][a-z0-9_]*$/))

/**
 * What a service that a team has added stores of people, by its tables; `personal-data.ts` beside its contract declares it
 * (rule processing.3).
 */
export const addedDataSchema = z.record(tableName, addedTableSchema)
export type AddedData = z.infer<typeof addedDataSchema>

/** One category of it, with the service and the tables that hold it. */
export const addedCategorySchema = z.object({
  service: z.string(),
  about: z.enum(['students', 'staff']),
  name: labelSchema,
  text: labelSchema,
  tables: z.array(tableName),
})
export type AddedCategory = z.infer<typeof addedCategorySchema>

/** The categories of a service: tables of one name are one. */
export const addedCategories = (service: string, data: AddedData): AddedCategory[] => {
  const tables = Object.entries(data).flatMap(([table, one]) => (one.about === 'nobody' ? [] : [{ table, ...one }]))
  const groups = Map.groupBy(tables, ({ about, name }) => `${about} ${name.en}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const { about, name, text } = first
    return { service, about, name, text, tables: group.map(({ table }) => table).toSorted() }
  })
}
