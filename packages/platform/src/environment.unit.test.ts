import { expect, test } from 'bun:test'
import { isAbsolute } from 'node:path'
import { readEnvironment, variables } from './environment'

const production = {
  LERNSPUR_MODE: 'production',
  LERNSPUR_SECRET: 'ab'.repeat(32),
  LERNSPUR_PUBLIC_URL: 'https://schule.example/',
  DATABASE_URL: 'postgres://owner:password@db.example/lernspur',
}

test('nothing needs to be set for the demo', () => {
  const environment = readEnvironment({})
  expect(environment).toMatchObject({ port: 3000, mode: 'demo', publicUrl: 'http://localhost:3000' })
  expect(isAbsolute(environment.dataDir)).toBe(true)
  expect(environment.databaseUrl).toBeUndefined()
})

test('the public address follows the port, and an empty value counts as none', () => {
  expect(readEnvironment({ PORT: '4000', LERNSPUR_DATA: '' }).publicUrl).toBe('http://localhost:4000')
})

test('production takes what is set for it', () => {
  expect(readEnvironment(production)).toMatchObject({ mode: 'production', publicUrl: 'https://schule.example' })
})

test('only a production without a mail server is warned about, in one sentence', () => {
  expect(readEnvironment({}).warnings).toEqual([])
  expect(readEnvironment({ ...production, LERNSPUR_SMTP_URL: 'smtp://mail.example' }).warnings).toEqual([])
  expect(readEnvironment(production).warnings).toEqual([
    expect.stringMatching(/^LERNSPUR_SMTP_URL is not set: [^.]+\.$/),
  ])
})

test.each(['LERNSPUR_SECRET', 'LERNSPUR_PUBLIC_URL', 'DATABASE_URL'] as const)(
  'production does not start without %s',
  (name) => {
    expect(() => readEnvironment({ ...production, [name]: undefined })).toThrow(
      `${name} must be set when LERNSPUR_MODE is production`,
    )
  },
)

test.each([
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', 'http'],
  ['DATABASE_URL', 'mysql://host/db'],
  ['DATABASE_URL', 'secret-password'],
  ['LERNSPUR_MODE', 'test'],
  ['LERNSPUR_SECRET', 'short'],
  ['LERNSPUR_PUBLIC_URL', 'schule.example'],
  ['LERNSPUR_TRUSTED_PROXIES', '-1'],
  ['LERNSPUR_CORS_ORIGINS', 'app.example'],
  ['LERNSPUR_SENTRY_DSN', 'https://sentry.example/1'],
] as const)('%s=%s is refused with a sentence that names it and does not repeat the value', (name, value) => {
  const read = () => readEnvironment({ [name]: value })
  expect(read).toThrow(`${name} must be ${variables[name].must}.`)
})
