import { expect, test } from 'bun:test'
import { readKitConfig, readServiceConfig, socketPath } from './config'

const env = {
  LERNSPUR_MODE: 'demo',
  LERNSPUR_SECRET: '0f'.repeat(32),
  LERNSPUR_PUBLIC_URL: 'http://localhost:3000',
  LERNSPUR_RUN: '/tmp/run',
  LERNSPUR_DATA: '/tmp/data',
  LERNSPUR_DATABASE_URL: 'postgres://role:word@localhost/lernspur',
}

test('reads the environment of a service', () => {
  expect(readServiceConfig({ ...env, LERNSPUR_CORS_ORIGINS: 'https://a.example, https://b.example' })).toEqual({
    mode: 'demo',
    secret: '0f'.repeat(32),
    publicUrl: 'http://localhost:3000',
    runDir: '/tmp/run',
    dataDir: '/tmp/data',
    databaseUrl: 'postgres://role:word@localhost/lernspur',
    poolSize: 8,
    corsOrigins: ['https://a.example', 'https://b.example'],
    explainsFailures: false,
  })
  expect(readServiceConfig({ ...env, LERNSPUR_EXPLAIN_FAILURES: '1' }).explainsFailures).toBe(true)
  const production = { ...env, LERNSPUR_MODE: 'production', LERNSPUR_EXPLAIN_FAILURES: '1' }
  expect(readServiceConfig(production).explainsFailures).toBe(false)
})

test('allows no other origin by default', () => {
  expect(readKitConfig(env).corsOrigins).toEqual([])
})

const s3 = {
  LERNSPUR_S3_ENDPOINT: 'https://s3.example',
  LERNSPUR_S3_BUCKET: 'files',
  LERNSPUR_S3_ACCESS_KEY: 'key',
  LERNSPUR_S3_SECRET_KEY: 'word',
}

test('stores files in a bucket when it is fully configured', () => {
  expect(readKitConfig({ ...env, ...s3 }).s3).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'files',
    accessKeyId: 'key',
    secretAccessKey: 'word',
    region: 'us-east-1',
  })
  expect(readKitConfig(env).s3).toBeUndefined()
})

test.each(Object.keys(s3).map((name) => [name]))('asks for %s when the rest is there', (name) => {
  expect(() => readKitConfig({ ...env, ...s3, [name]: undefined })).toThrow(`${name} is missing.`)
})

test('finds the socket of a service', () => {
  expect(socketPath('/tmp/run', 'school-admin')).toBe('/tmp/run/school-admin.sock')
})

const broken: Readonly<Record<string, readonly (string | undefined)[]>> = {
  LERNSPUR_MODE: [undefined, '', 'development'],
  LERNSPUR_SECRET: [undefined, '', 'short', 'z'.repeat(64)],
  LERNSPUR_PUBLIC_URL: [undefined, 'localhost:3000', 'ftp://localhost'],
  LERNSPUR_RUN: [undefined, 'run'],
  LERNSPUR_DATA: [undefined, 'data'],
  LERNSPUR_DATABASE_URL: [undefined, 'localhost', 'mysql://localhost/x'],
  LERNSPUR_S3_ENDPOINT: ['s3.example', 'ftp://s3.example'],
  LERNSPUR_S3_BUCKET: [''],
  LERNSPUR_CORS_ORIGINS: ['*', 'https://a.example/path', 'a.example'],
}

for (const [name, values] of Object.entries(broken)) {
  test(`names ${name} in one sentence and does not repeat its value`, () => {
    for (const value of values) {
      const message = captured(() => readServiceConfig({ ...env, [name]: value }))
      expect(message).toStartWith(name)
      expect(message).toEndWith('.')
      expect(message).not.toContain('\n')
      if (name === 'LERNSPUR_SECRET' && value) expect(message).not.toContain(value)
    }
  })
}

const captured = (work: () => unknown): string => {
  try {
    work()
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return ''
}
