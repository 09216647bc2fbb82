import type { Noun } from '../noun'
import type { Owner } from '../owner'

/** Entity, inputs and calls: members of the school read, its leaders change. */
export const contractFile = ({ camel, pascal, words, many }: Noun, { service, shared, path }: Owner): string => `
import * as z from 'zod/mini'
import { id, idParams, instant, requiredText } from '${shared}/wire/fields'
import { defineRoutes } from '${shared}/wire/route'

/** A ${words} of the school. */
export const ${camel}Schema = z.object({
  id,
  name: z.string(),
  createdAt: instant,
  updatedAt: instant,
})
export type ${pascal} = z.infer<typeof ${camel}Schema>

export const ${camel}Limits = { name: 100 } as const

const ${camel}Input = { name: requiredText(${camel}Limits.name) }

export const create${pascal}Schema = z.strictObject(${camel}Input)
export type Create${pascal} = z.infer<typeof create${pascal}Schema>

export const update${pascal}Schema = z.partial(z.strictObject(${camel}Input))
export type Update${pascal} = z.infer<typeof update${pascal}Schema>

const shared = { owner: '${service}', extension: true } as const

export const ${camel}Routes = defineRoutes({
  list${many.pascal}: {
    ...shared,
    method: 'GET',
    path: '${path(many.kebab)}',
    access: 'member',
    list: { id: 'uuid', name: 'text', createdAt: 'instant', updatedAt: 'instant' },
    response: ${camel}Schema,
    status: 200,
    errors: [],
  },
  get${pascal}: {
    ...shared,
    method: 'GET',
    path: '${path(many.kebab)}/{id}',
    access: 'member',
    params: idParams,
    response: ${camel}Schema,
    status: 200,
    errors: ['NOT_FOUND'],
  },
  create${pascal}: {
    ...shared,
    method: 'POST',
    path: '${path(many.kebab)}',
    access: 'manager',
    body: create${pascal}Schema,
    response: ${camel}Schema,
    status: 201,
    errors: ['VALIDATION_FAILED'],
  },
  update${pascal}: {
    ...shared,
    method: 'PUT',
    path: '${path(many.kebab)}/{id}',
    access: 'manager',
    params: idParams,
    body: update${pascal}Schema,
    response: ${camel}Schema,
    status: 200,
    errors: ['NOT_FOUND', 'EMPTY_DTO', 'VALIDATION_FAILED', 'EDIT_CONFLICT'],
  },
  delete${pascal}: {
    ...shared,
    method: 'DELETE',
    path: '${path(many.kebab)}/{id}',
    access: 'manager',
    params: idParams,
    status: 200,
    errors: ['NOT_FOUND'],
  },
})
`
