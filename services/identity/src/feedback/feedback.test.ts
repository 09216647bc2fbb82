import { expect, test } from 'bun:test'
import { defaultLogger } from '@lernspur/service-kit/process/log'
import { identityService } from '../app'
import { identityWithMail } from '../testing/for-file'

const { identity, mailbox } = await identityWithMail()

const feedback = { kind: 'idea', message: 'Mehr Farben.\n\nUnd größere Knöpfe.', page: '/classes' }

test('a message reaches the operator with its sender; the next one has to wait a minute', async () => {
  const { email } = await identity.account()
  const browser = await identity.signIn(email)
  expect((await identity.send('POST', '/feedback', browser, feedback)).status).toBe(200)
  const { data: operator } = await (await identity.send('GET', '/operator', identity.visitor())).json()
  const [mail] = await mailbox.mailsTo(operator.email)
  expect(mail?.subject).toBe('Idee: Änne Öz')
  for (const part of [email, 'Mehr Farben.', 'Und größere Knöpfe.', '/classes']) expect(mail?.text).toContain(part)
  expect(mail?.replyTo).toBe(email)
  expect(mail?.text).not.toContain('Bitte antworten Sie nicht darauf')
  const again = await identity.send('POST', '/feedback', browser, feedback)
  expect((await again.json()).error).toBe('EMAIL_COOLDOWN_ACTIVE')
})

test('an installation without operator settings shows none and accepts no message', async () => {
  const { config, db } = identity
  const service = identityService({ ...config, mode: 'production' }, db, defaultLogger('test'))
  const answer = await service.fetch(new Request('http://localhost/api/operator'))
  expect((await answer.json()).data).toMatchObject({ name: null, addressLines: [], email: null })
  const { email } = await identity.account()
  const { cookie, csrf } = await identity.signIn(email)
  const headers = { cookie, 'x-csrf-token': csrf, 'content-type': 'application/json' }
  const request = new Request('http://localhost/api/feedback', {
    method: 'POST',
    headers,
    body: JSON.stringify(feedback),
  })
  expect((await (await service.fetch(request)).json()).error).toBe('NOT_IMPLEMENTED')
})
