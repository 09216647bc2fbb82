import { expect, test } from 'bun:test'
import { collectErrors, handOver, report } from './report'
import { traceTargets } from './trace-targets'

test('errors before reporting has loaded are queued and passed on once, later ones directly', () => {
  const first = new Error('first')
  report(new Error('not queued'))
  collectErrors(new EventTarget())
  report(first, { area: 'teacher' })
  const sent: unknown[] = []
  const send = (error: unknown, facts: unknown) => String(sent.push([error, facts]))
  handOver(send)
  expect(sent).toEqual([[first, { area: 'teacher' }]])
  report('later')
  expect(sent).toHaveLength(2)
})

test('only calls to the local machine and to the product’s API get trace headers', () => {
  const carries = (url: string) => traceTargets('https://app.schule.example').some((target) => target.test(url))
  const own = [
    'https://app.schule.example/api/classes',
    'http://localhost:3000/api/x',
    'http://127.0.0.1/x',
    'http://[::1]:3/',
  ]
  const foreign = [
    'https://app.schule.example/mfe/registry.json',
    'https://app.schule.example.evil.example/api/x',
    'https://appxschule.example/api/x',
    'https://evil.example/?https://app.schule.example/api/',
    'https://localhost.evil.example/api/x',
    'https://sentry.example/api/1/envelope/',
  ]
  expect([...own, ...foreign].filter(carries)).toEqual(own)
})
