import { emailAddress, id, idParams, instant, requiredText } from '@lernspur/contracts/wire/fields'
import { defineRoutes } from '@lernspur/contracts/wire/route'
import * as z from 'zod/mini'
import { binary } from '../answer/binary'
import { refuse } from '../call/api-error'
import { audit } from '../call/audit'
import { requireFresh } from '../call/require-fresh'
import { compileList } from '../list/list-query'
import { slice } from '../service/slice'

const item = z.object({ id, name: z.string(), updatedAt: instant })
const itemBody = z.strictObject({
  name: requiredText(100),
  email: z.optional(emailAddress),
  password: z.optional(z.string().check(z.minLength(6))),
})
const answer = { owner: 'school-admin', status: 200, errors: [] } as const
const get = { ...answer, method: 'GET' } as const
const post = { ...answer, method: 'POST' } as const

/** A noun with one call of every kind that the kit supports; its rows are students. */
export const itemRoutes = defineRoutes({
  listThings: {
    ...get,
    path: '/items',
    access: 'member',
    query: z.strictObject({ prefix: z.optional(z.string().check(z.maxLength(5))) }),
    list: { id: 'uuid', name: 'text', updatedAt: 'instant' },
    response: item,
  },
  createItem: { ...post, path: '/items', access: 'member', body: itemBody, response: item, status: 201 },
  updateThing: {
    ...answer,
    method: 'PUT',
    path: '/items/{id}',
    access: 'manager',
    params: idParams,
    body: z.strictObject({ name: z.optional(requiredText(100)) }),
    response: item,
  },
  closeThing: {
    ...answer,
    method: 'PATCH',
    path: '/items/{id}/close',
    access: 'class:write',
    params: idParams,
    body: z.strictObject({ note: z.optional(z.string()) }),
    optionalBody: true,
    response: z.object({ hasBody: z.boolean() }),
  },
  deleteThing: { ...answer, method: 'DELETE', path: '/items/{id}', access: 'manager', params: idParams },
  getThingFile: { ...get, path: '/items/{id}/file', access: 'member', params: idParams, response: 'binary' },
  uploadThing: {
    ...post,
    path: '/items/file',
    access: 'member',
    body: z.strictObject({ name: requiredText(100), place: z.optional(z.coerce.number<number>()) }),
    multipart: { picture: { kind: 'picture' }, more: { kind: 'table', optional: true } },
    response: z.object({ name: z.string(), place: z.nullable(z.number()), sizes: z.array(z.int()) }),
  },
  changeThingFile: {
    ...answer,
    method: 'PUT',
    path: '/items/file',
    access: 'member',
    multipart: { picture: { kind: 'picture', optional: true } },
  },
  providerThings: { ...get, path: '/provider/items', access: 'provider' },
  sessionThings: { ...get, path: '/session/items', access: 'session' },
  publicThings: { ...post, path: '/public/items', access: 'public', body: itemBody },
  wrongAnswer: { ...get, path: '/wrong', access: 'public', response: z.object({ name: z.string() }) },
  leakingAnswer: { ...get, path: '/leaking', access: 'public', response: z.object({ name: z.string() }) },
  crash: { ...post, path: '/crash', access: 'public', body: itemBody },
  brokenReference: { ...post, path: '/broken-reference', access: 'member' },
  createTwice: {
    ...post,
    path: '/items/twice',
    access: 'member',
    body: itemBody,
    status: 201,
    response: z.array(item),
  },
  silentAnswer: { ...get, path: '/silent', access: 'public', response: z.object({ name: z.string() }) },
  slowThings: { ...get, path: '/slow', access: 'public' },
})

interface ThingRow {
  readonly id: string
  readonly name: string
  readonly updatedAt: string
}

/** The handlers of the calls above. */
export const itemSlice = slice(itemRoutes, {
  listThings: async ({ call, list, query }) => {
    const { tenantId } = call.actor
    const columns = { id: 's.id', name: 's.last_name', updatedAt: 's.updated_at' }
    const [rows, counted] = await call.read((tx) => {
      const { where, order, page } = compileList(tx, list, columns)
      const prefix = `${query.prefix ?? ''}%`
      const matches = tx`s.tenant_id = ${tenantId} and s.last_name like ${prefix} and ${where}`
      return [
        tx<ThingRow[]>`
          select s.id, s.last_name as name, s.updated_at from student s where ${matches} order by ${order} ${page}`,
        tx<{ count: number }[]>`select count(*) from student s where ${matches}`,
      ]
    })
    return { rows, count: counted[0]?.count ?? 0 }
  },
  createItem: ({ call, body }) =>
    call.write(async (tx) => {
      const [row] = await tx<ThingRow[]>`
        insert into student (tenant_id, first_name, last_name) values (${call.actor.tenantId}, 'x', ${body.name})
        returning id, last_name as name, updated_at`
      if (!row || body.name === 'refused') return refuse('CREATE_NOT_ALLOWED')
      await audit(tx, call, 'item.create', row.id)
      return row
    }),
  updateThing: ({ call, params, body }) =>
    call.write(async (tx) => {
      const { tenantId } = call.actor
      const [row] = await tx<ThingRow[]>`
        select id, last_name as name, updated_at from student where tenant_id = ${tenantId} and id = ${params.id}
        for update`
      if (!row) return refuse('NOT_FOUND')
      await requireFresh(tx, call, row)
      const [changed] = await tx<ThingRow[]>`
        update student set last_name = ${body.name ?? row.name}, updated_at = clock_timestamp()
        where tenant_id = ${tenantId} and id = ${params.id} returning id, last_name as name, updated_at`
      await audit(tx, call, 'item.update', params.id)
      return changed ?? refuse('NOT_FOUND')
    }),
  closeThing: ({ body }) => ({ hasBody: body !== undefined }),
  deleteThing: () => undefined,
  getThingFile: () => binary(new TextEncoder().encode('Grüße'), { type: 'text/plain', fileName: 'Grüße.txt' }),
  uploadThing: ({ body, files }) => ({
    name: body.name,
    place: body.place ?? null,
    sizes: [files.picture.bytes.length, files.more?.bytes.length ?? 0],
  }),
  changeThingFile: () => undefined,
  providerThings: () => undefined,
  sessionThings: () => undefined,
  publicThings: () => undefined,
  wrongAnswer: () => ({ name: 1 }) as unknown as { name: string },
  leakingAnswer: () => ({ name: 'a', passwordHash: 'b' }),
  crash: ({ body }) => {
    throw new Error(`It went wrong with ${body.password}.`)
  },
  brokenReference: ({ call }) =>
    call.write(async (tx) => {
      await tx`
        insert into student_class_relation (tenant_id, student_id, school_class_id)
        values (${call.actor.tenantId}, ${Bun.randomUUIDv7()}, ${Bun.randomUUIDv7()})`
      return undefined
    }),
  createTwice: async ({ call, body }) => {
    const create = (name: string) =>
      call.write(async (tx) => {
        const [row] = await tx<ThingRow[]>`
          insert into student (tenant_id, first_name, last_name) values (${call.actor.tenantId}, 'x', ${name})
          returning id, last_name as name, updated_at`
        return row ?? refuse('CREATE_NOT_ALLOWED')
      })
    return [await create(body.name), await create(`${body.name} again`)]
  },
  silentAnswer: () => undefined as unknown as { name: string },
  slowThings: async () => {
    await Bun.sleep(800)
    return undefined
  },
})
