import { freeAlias } from '../free-alias'
import type { Noun } from '../noun'
import type { Owner } from '../owner'

/** Binds the calls to their verbs. */
export const routesFile = ({ kebab, camel, pascal, many }: Noun, { contracts }: Owner): string => `
import { ${camel}Routes } from '${contracts}/${kebab}.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { get${pascal}, list${many.pascal} } from './read-${many.kebab}'
import { create${pascal}, delete${pascal}, update${pascal} } from './write-${kebab}'

export const ${camel}Slice = slice(${camel}Routes, {
  list${many.pascal}: ({ call, list }) => list${many.pascal}(call, list),
  get${pascal}: ({ call, params }) => get${pascal}(call, params.id),
  create${pascal}: ({ call, body }) => create${pascal}(call, body),
  update${pascal}: ({ call, params, body }) => update${pascal}(call, params.id, body),
  delete${pascal}: ({ call, params }) => delete${pascal}(call, params.id),
})
`

/** What only reads. */
export const readFile = ({ kebab, snake, camel, pascal, words, many }: Noun, { contracts }: Owner): string => {
  const alias = freeAlias(snake)
  return `
import type { ${pascal}, ${camel}Routes } from '${contracts}/${kebab}.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'

const columns = {
  id: '${alias}.id',
  name: '${alias}.name',
  createdAt: '${alias}.created_at',
  updatedAt: '${alias}.updated_at',
}

/** ${many.pascal.replace(/(?!^)([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)} of the school, by name. */
export const list${many.pascal} = async (call: Call, list: ListOf<typeof ${camel}Routes.list${many.pascal}>) =>
  pageOf(
    await call.read((tx) =>
      pageQueries<${pascal}>(tx, compileList(tx, list, columns, [{ field: 'name', dir: 'asc' }]), {
        select: tx\`${alias}.id, ${alias}.name, ${alias}.created_at, ${alias}.updated_at\`,
        from: tx\`${snake} ${alias} where ${alias}.tenant_id = \${call.actor.tenantId}\`,
      }),
    ),
  )

/** One ${words}; NOT_FOUND when the school has none such. */
export const get${pascal} = async (call: Call, id: string): Promise<${pascal}> => {
  const [[row]] = await call.read((tx) => [
    tx<${pascal}[]>\`
      select id, name, created_at, updated_at from ${snake}
      where tenant_id = \${call.actor.tenantId} and id = \${id}\`,
  ])
  return row ?? refuse('NOT_FOUND')
}
`
}

/** What changes, each in one transaction that the audit knows of. */
export const writeFile = ({ kebab, snake, pascal, words }: Noun, { contracts }: Owner): string => `
import type { Create${pascal}, ${pascal}, Update${pascal} } from '${contracts}/${kebab}.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { removeRow } from '@lernspur/service-kit/call/remove-row'
import { requireFresh } from '@lernspur/service-kit/call/require-fresh'

const lock = async (tx: Transaction, { actor }: Call, id: string): Promise<${pascal}> => {
  const [row] = await tx<${pascal}[]>\`
    select id, name, created_at, updated_at from ${snake}
    where tenant_id = \${actor.tenantId} and id = \${id} for update\`
  return row ?? refuse('NOT_FOUND')
}

/** A new ${words} of the actor's school. */
export const create${pascal} = (call: Call, { name }: Create${pascal}): Promise<${pascal}> =>
  call.write(async (tx) => {
    const [row] = await tx<${pascal}[]>\`
      insert into ${snake} (tenant_id, name) values (\${call.actor.tenantId}, \${name})
      returning id, name, created_at, updated_at\`
    if (!row) return refuse('UNKNOWN')
    await audit(tx, call, '${kebab}.create', row.id)
    return row
  })

/** Renames; NOT_FOUND when the school has none such, EDIT_CONFLICT when the caller knows an older state. */
export const update${pascal} = (call: Call, id: string, change: Update${pascal}): Promise<${pascal}> =>
  call.write(async (tx) => {
    const current = await lock(tx, call, id)
    await requireFresh(tx, call, current)
    const [row] = await tx<${pascal}[]>\`
      update ${snake} set name = \${change.name ?? current.name}, updated_at = clock_timestamp()
      where tenant_id = \${call.actor.tenantId} and id = \${id}
      returning id, name, created_at, updated_at\`
    if (!row) return refuse('NOT_FOUND')
    await audit(tx, call, '${kebab}.update', id)
    return row
  })

/** Removes; NOT_FOUND when the school has none such. */
export const delete${pascal} = (call: Call, id: string): Promise<undefined> => removeRow(call, '${kebab}', id, lock)
`
