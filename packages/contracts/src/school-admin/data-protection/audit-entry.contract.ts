import * as z from 'zod/mini'
import { id, instant, personSchema } from '../../wire/fields'
import { defineRoutes } from '../../wire/route'

const fieldValue = z.nullable(z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]))

/** The change of one field; null where there was or is nothing. */
export const auditChangeSchema = z.object({ field: z.string(), before: fieldValue, after: fieldValue })
export type AuditChange = z.infer<typeof auditChangeSchema>

/** Who did what to which row, and when (rule audit.1). */
export const auditEntrySchema = z.object({
  id,
  createdAt: instant,
  /** Such as `school-class` and `update`. */
  noun: z.string(),
  verb: z.string(),
  entityId: z.nullable(id),
  /** Name of the row, as long as it exists. */
  entityName: z.nullable(z.string()),
  /** Null when nobody is known to have done it. */
  user: z.nullable(personSchema),
  /** The program that did it in the name of `user` (rule program.6). Missing in data that browsers stored earlier. */
  program: z.optional(z.nullable(z.object({ id, name: z.string() }))),
  changes: z.array(auditChangeSchema),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

export const auditEntryRoutes = defineRoutes({
  /** The newest first, unless the request says otherwise. */
  listAuditEntries: {
    method: 'GET',
    path: '/tenants/current/audit',
    owner: 'school-admin',
    access: 'manager',
    /** `text` is the names of who did it and of what it was done to, and what the fields were and are. */
    list: {
      ...{
        id: 'uuid',
        createdAt: 'instant',
        noun: 'text',
        verb: 'text',
        entityId: 'uuid',
        userId: 'uuid',
        text: 'text',
      },
    },
    response: auditEntrySchema,
    status: 200,
    errors: [],
    extension: true,
  },
})
