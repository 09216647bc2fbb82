import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type GatewayFixture, startGateway } from '../testing/gateway-fixture'

let gateway: GatewayFixture
let answer = (_: Request): Response => Response.json({})

beforeAll(() => {
  gateway = startGateway()
  gateway.service('school-admin', (request) => answer(request))
})
afterAll(() => gateway.close())

const id = '01981e6a-7f00-4000-8000-3a5f1c2b4d6e'
const minor = async (response: Response) => {
  const body = (await response.json()) as {
    imsx_codeMajor: string
    imsx_codeMinor: { imsx_codeMinorField: { imsx_codeMinorFieldValue: string }[] }
  }
  return [response.status, body.imsx_codeMajor, body.imsx_codeMinor.imsx_codeMinorField[0]?.imsx_codeMinorFieldValue]
}

test('what CASE asks for at its address is the call below /api, query and answer unchanged', async () => {
  answer = ({ url }) =>
    Response.json({ asked: new URL(url).pathname + new URL(url).search }, { headers: { link: '<x>' } })
  const response = await gateway.call('/ims/case/v1p1/CFDocuments?limit=1&fields=title')
  expect([response.status, response.headers.get('link'), await response.json()]).toEqual([
    200,
    '<x>',
    { asked: '/api/ims/case/v1p1/CFDocuments?limit=1&fields=title' },
  ])
})

test('failures are told in the words of CASE (rule case.4)', async () => {
  const failing = (status: number, path?: string) => () =>
    Response.json(
      { success: false, error: 'X', message: 'm', ...(path && { details: [{ path, message: 'm' }] }) },
      { status },
    )
  const at = (path: string) => gateway.call(`/ims/case/v1p1/${path}`)
  answer = failing(404)
  expect(await minor(await at(`CFItems/${id}`))).toEqual([404, 'failure', 'unknownobject'])
  expect(await minor(await at('CFItems/x'))).toEqual([404, 'failure', 'invalid_uuid'])
  expect(await minor(await at(`CFConcepts/${id}`))).toEqual([404, 'failure', 'unknownobject'])
  answer = failing(400, 'sort')
  expect(await minor(await at('CFDocuments?sort=x'))).toEqual([400, 'failure', 'invalid_sort_field'])
  answer = failing(400, 'fields')
  expect(await minor(await at('CFDocuments?fields=x'))).toEqual([400, 'failure', 'invalid_selection_field'])
  answer = failing(429)
  expect(await minor(await at('CFDocuments'))).toEqual([429, 'failure', 'server_busy'])
  answer = failing(500)
  expect(await minor(await at('CFDocuments'))).toEqual([500, 'failure', 'internal_server_error'])
})

test('nothing is written there', async () => {
  const response = await gateway.call('/ims/case/v1p1/CFDocuments', { method: 'POST', body: '{}' })
  expect(await minor(response)).toEqual([404, 'failure', 'invalid_uuid'])
})
