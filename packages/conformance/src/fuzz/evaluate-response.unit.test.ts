import { describe, expect, test } from 'bun:test'
import type { Operation } from '@lernspur/service-kit/openapi/openapi-document'
import type { TestPerson } from '@lernspur/testing/test-school'
import { evaluateResponse, isForeign, tracesIn } from './evaluate-response'
import { mark } from './mark'
import type { FuzzRequest } from './request'
import type { Rows } from './rows'

const [ours, theirs, providers] = [Bun.randomUUIDv7(), Bun.randomUUIDv7(), Bun.randomUUIDv7()]
const person = (tenantId: string): TestPerson => ({
  tenantId,
  userId: `of ${tenantId}`,
  userRoleId: '',
  roleType: 'admin',
  email: '',
  firstName: '',
  lastName: '',
})
const [somebody, provider] = [person(ours), person(providers)]

describe('the owner of a row', () => {
  const [own, foreign, template, role] = ['own', 'foreign', 'template', 'role']
  const owners = new Map([
    [own, ours],
    [foreign, theirs],
    [template, providers],
    [role, theirs],
  ])
  const rows: Rows = {
    tenantsOf: (id) => (owners.has(id) ? new Set([owners.get(id) ?? '']) : undefined),
    tenantsWith: () => new Set(),
    isOfDesk: (id) => id === role,
    refresh: async () => undefined,
    fulfil: () => '',
  }

  test('own rows, templates of the provider and unowned rows may be seen', () => {
    for (const id of [own, template, 'unknown']) expect(isForeign(id, somebody, provider, rows)).toBe(false)
    expect(isForeign(mark(ours), somebody, provider, rows)).toBe(false)
  })

  test('rows and texts of another school may not, and by the provider only roles', () => {
    expect(isForeign(foreign, somebody, provider, rows)).toBe(true)
    expect(isForeign(role, somebody, provider, rows)).toBe(true)
    expect(isForeign(mark(theirs), somebody, provider, rows)).toBe(true)
    expect(isForeign(mark(theirs), provider, provider, rows)).toBe(true)
    expect(isForeign(foreign, provider, provider, rows)).toBe(true)
    expect(isForeign(role, provider, provider, rows)).toBe(false)
  })

  test('ids and marks are found at any depth', () => {
    expect(tracesIn(`{"a":"${ours}","b":["x ${mark(theirs)} y"]}`)).toEqual([ours, theirs, mark(theirs)])
  })
})

describe('a response', () => {
  const json = 'application/json; charset=utf-8'
  const operation: Operation = {
    operationId: 'getThing',
    summary: '',
    tags: [],
    parameters: [],
    responses: {
      200: { description: 'Success', content: { 'application/json': { schema: { properties: {} } } } },
      404: {
        description: 'Not Found',
        content: { 'application/json': { schema: { properties: { error: { enum: ['NOT_FOUND'] } } } } },
      },
    },
    security: [],
  }
  const request: FuzzRequest = {
    operation,
    method: 'GET',
    path: '/api/items/{id}',
    sender: 'admin',
    parameters: {},
    query: {},
    headers: {},
    body: undefined,
  }
  const evaluated = (status: number, text: string, type = json) =>
    evaluateResponse(request, 'GET', { status, text, type, requestId: '' })?.kind

  test.each([
    [200, '{"success":true}', undefined],
    [404, '{"success":false,"error":"NOT_FOUND","message":""}', undefined],
    [404, '{"success":false,"error":"GET_FILE_ERROR","message":""}', 'undocumented'],
    [409, '{"success":false,"error":"EDIT_CONFLICT","message":""}', 'undocumented'],
    [500, '{"success":false,"error":"UNKNOWN","message":""}', 'failure'],
    [503, '', 'failure'],
    [404, 'Not found', 'no envelope'],
    [200, '{"rows":[]}', 'no envelope'],
  ] as const)('%i %s is %s', (status, text, kind) => {
    expect(evaluated(status, text, text.startsWith('{') ? json : 'text/plain')).toBe(kind)
  })
})

test('a refused item of a batch repeats ids that were sent; a mark in it is another school’s all the same', () => {
  const [saved, sent] = [Bun.randomUUIDv7(), Bun.randomUUIDv7()]
  const mark = `Kanari-${Bun.randomUUIDv7()}`
  const results = [
    { outcome: 'saved', id: saved },
    { outcome: 'refused', id: sent, name: mark },
  ]
  expect(tracesIn(JSON.stringify({ data: { results } }))).toEqual([saved, mark])
})
