import { expect, test } from 'bun:test'
import { startGateway } from './testing/gateway-fixture'

test('whoever finds a weakness reads whom to write to, until a day in the future', async () => {
  const gateway = startGateway({ operatorEmail: 'post@schule.example', publicUrl: 'https://schule.example' })
  const answer = await gateway.call('/.well-known/security.txt')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const fields = new Map(
    (await answer.text())
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  )
  expect(fields.get('Contact')).toBe('mailto:post@schule.example')
  expect(fields.get('Canonical')).toBe('https://schule.example/.well-known/security.txt')
  expect(Date.parse(fields.get('Expires') ?? '')).toBeGreaterThan(Date.now())
  await gateway.close()
})

test('an operator without an address has no such file', async () => {
  const gateway = startGateway()
  expect((await gateway.call('/.well-known/security.txt')).status).toBe(404)
  await gateway.close()
})
