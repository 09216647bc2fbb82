import { afterAll, expect, test } from 'bun:test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startGateway } from './testing/gateway-fixture'

const [demo, production] = [startGateway({ mode: 'demo' }), startGateway({ mode: 'production' })]
afterAll(() => Promise.all([demo.close(), production.close()]))

const mail = {
  id: '1',
  kind: 'passwordReset',
  from: 'lernspur@localhost',
  to: 'lea@schule.example',
  subject: 'Neues <Passwort>',
  text: 'Guten Tag <script>,\n\nhttp://localhost:3000/auth/reset-password?email=lea%40schule.example&code=abc\n',
  html: '<p>Guten Tag</p>',
  sentAt: '2026-11-21T08:00:00.000Z',
}
for (const { config } of [demo, production]) {
  mkdirSync(join(config.dataDir, 'mails'), { recursive: true })
  writeFileSync(join(config.dataDir, 'mails', '1.json'), JSON.stringify(mail))
  writeFileSync(join(config.dataDir, 'mails', '2.json'), 'half a fi')
}

test('the demo shows stored mails', async () => {
  const answer = await demo.call('/dev/mails')
  const html = await answer.text()
  expect(html).toContain('Neues &lt;Passwort&gt;')
  expect(html).toContain('&lt;script&gt;')
  expect(html).toContain('<a href="http://localhost:3000/auth/reset-password?email=lea%40schule.example&amp;code=abc">')
  expect(answer.headers.get('content-security-policy')).toStartWith("default-src 'none'; style-src 'nonce-")
  expect(await (await demo.call('/dev/mails.json')).json()).toEqual({ mails: [mail] })
})

test('production shows no mails', async () => {
  for (const path of ['/dev/mails', '/dev/mails.json']) {
    const answer = await production.call(path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('lea')
  }
})
