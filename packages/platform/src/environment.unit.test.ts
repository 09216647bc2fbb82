import { expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { readEnvironment } from './environment'
import { variables } from './environment/variables'

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

test('a command that finds the secret in a backup does without it, and still asks for all else', () => {
  const lost = { ...production, LERNSPUR_SECRET: undefined }
  expect(() => readEnvironment(lost)).toThrow('LERNSPUR_SECRET must be set')
  expect(readEnvironment(lost, 'LERNSPUR_SECRET').secret).toBeUndefined()
  expect(() => readEnvironment({ ...lost, DATABASE_URL: '' }, 'LERNSPUR_SECRET')).toThrow('DATABASE_URL must be set')
})

const complete = {
  ...production,
  LERNSPUR_SMTP_URL: 'smtp://mail.example',
  LERNSPUR_MAIL_FROM: 'post@schule.example',
  LERNSPUR_TRUSTED_PROXIES: '1',
}

test.each(['LERNSPUR_SMTP_URL', 'LERNSPUR_MAIL_FROM', 'LERNSPUR_TRUSTED_PROXIES'] as const)(
  'a production without %s is warned about, in one sentence, and the demo is not',
  (name) => {
    expect(readEnvironment({}).warnings).toEqual([])
    expect(readEnvironment(complete).warnings).toEqual([])
    expect(readEnvironment({ ...complete, [name]: '' }).warnings).toEqual([
      expect.stringMatching(new RegExp(`^${name} is not set: [^.]+\\.$`)),
    ])
  },
)

test('all that is missing, wrong or misspelt is told at once, a line each, and what to do next', () => {
  const read = () =>
    readEnvironment({
      LERNSPUR_MODE: 'production',
      DATABSE_URL: 'postgres://owner:geheim@db.example/lernspur',
      LERNSPUR_PUBLIC_URL: 'http://schule.example',
      LERNSPUR_SMPT_URL: 'smtp://mail.example',
      LERNSPUR_FIRST_PROVIDER: 'post',
      LERNSPUR_S3_BUCKET: 'files',
      LERNSPUR_SECRET: 'short',
    })
  expect(read).toThrow(/^Lernspur cannot start:\n/)
  for (const sentence of [
    'DATABASE_URL must be set when LERNSPUR_MODE is production',
    'DATABSE_URL is no setting of Lernspur; DATABASE_URL is probably meant.',
    'LERNSPUR_PUBLIC_URL must begin with https://',
    'LERNSPUR_SMPT_URL is no setting of Lernspur; LERNSPUR_SMTP_URL is probably meant.',
    'LERNSPUR_FIRST_PROVIDER must be an e-mail address.',
    'LERNSPUR_S3_ENDPOINT must be set as well, because LERNSPUR_S3_BUCKET is.',
    'LERNSPUR_SECRET must be 64 hexadecimal characters',
    'Nothing was started.',
  ]) {
    expect(read).toThrow(sentence)
  }
  expect(read).not.toThrow('geheim')
})

test('a misspelt mode is taken for production, which the demo never needs to be named for', () => {
  const read = () => readEnvironment({ LERNSPUR_MODE: 'prodution' })
  expect(read).toThrow('LERNSPUR_MODE must be demo or production.')
  expect(read).toThrow('DATABASE_URL must be set')
})

test('a name that is like no setting is a warning, and so is every slip in the demo', () => {
  expect(readEnvironment({ ...complete, LERNSPUR_CONTACT_OF_US: 'x' }).warnings).toEqual([
    'LERNSPUR_CONTACT_OF_US is no setting of Lernspur.',
  ])
  expect(readEnvironment({ LERNSPUR_SMPT_URL: 'x' }).warnings).toEqual(['LERNSPUR_SMPT_URL is no setting of Lernspur.'])
})

const open = { LERNSPUR_DEMO_LISTEN: '0.0.0.0' }

test.each(['http://localhost:4000', 'http://127.0.0.1', 'http://[::1]:3000', 'https://lernspur.localhost'])(
  'the demo and production may be reached at %s, which is on this computer',
  (address) => {
    expect(readEnvironment({ LERNSPUR_PUBLIC_URL: address }).publicUrl).toBe(address)
    expect(readEnvironment({ ...production, LERNSPUR_PUBLIC_URL: address }).publicUrl).toBe(address)
  },
)

test.each([
  'http://schule.example',
  'https://schule.example',
  'http://192.168.1.5:3000',
  'http://0.0.0.0:3000',
  'http://localhost.schule.example',
  'http://127.0.0.1.schule.example',
])('the demo, whose passwords everybody knows, is not opened to the network at %s', (address) => {
  expect(() => readEnvironment({ LERNSPUR_PUBLIC_URL: address })).toThrow('an address of this computer')
  expect(readEnvironment({ ...open, LERNSPUR_PUBLIC_URL: address }).publicUrl).toBe(address)
})

test('a demo that is opened to the network is warned about, in one sentence', () => {
  expect(readEnvironment(open).warnings).toEqual([
    expect.stringMatching(/^LERNSPUR_DEMO_LISTEN is 0\.0\.0\.0: [^.]+\.$/),
  ])
  expect(readEnvironment({ ...complete, ...open }).warnings).toEqual([])
})

test.each(['http://schule.example', 'http://192.168.1.5', 'http://localhost.schule.example'])(
  'production is not served without encryption at %s',
  (address) => {
    const read = () => readEnvironment({ ...production, LERNSPUR_PUBLIC_URL: address })
    expect(read).toThrow('LERNSPUR_PUBLIC_URL must begin with https://')
  },
)

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
  ['LERNSPUR_PUBLIC_URL', 'http://localhost/lernspur'],
  ['LERNSPUR_MAIL_FROM', 'post'],
  ['LERNSPUR_OPERATOR_EMAIL', 'post'],
  ['LERNSPUR_OIDC', '[{"id":"schule"}]'],
  ['LERNSPUR_DEMO_LISTEN', '192.168.1.5'],
  ['LERNSPUR_LISTEN', 'localhost'],
  ['LERNSPUR_TRUSTED_PROXIES', '-1'],
  ['LERNSPUR_CORS_ORIGINS', 'app.example'],
  ['LERNSPUR_SENTRY_DSN', 'https://sentry.example/1'],
] as const)('%s=%s is refused with a sentence that names it and does not repeat the value', (name, value) => {
  const read = () => readEnvironment({ [name]: value })
  expect(read).toThrow(`${name} must be ${variables[name].must}.`)
})

const inFolder = (files: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'lernspur-secrets-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return { pathOf: (name: string) => join(folder, name), remove: () => rmSync(folder, { recursive: true }) }
}

test('each secret may lie in a file, as containers pass it, with a line break at its end', () => {
  const { pathOf, remove } = inFolder({
    secret: `${production.LERNSPUR_SECRET}\n`,
    database: `${production.DATABASE_URL}\n`,
    mail: 'smtps://post:geheim@mail.example:465\n',
  })
  const { warnings, ...read } = readEnvironment({
    ...complete,
    LERNSPUR_SECRET: undefined,
    DATABASE_URL: '',
    LERNSPUR_SMTP_URL: undefined,
    LERNSPUR_SECRET_FILE: pathOf('secret'),
    DATABASE_URL_FILE: pathOf('database'),
    LERNSPUR_SMTP_URL_FILE: pathOf('mail'),
  })
  remove()
  expect(read).toMatchObject({
    secret: production.LERNSPUR_SECRET,
    databaseUrl: production.DATABASE_URL,
    smtpUrl: 'smtps://post:geheim@mail.example:465',
  })
  expect(warnings).toEqual([])
})

test('a file that is empty, not there, or beside the setting itself is told by the name of its variable', () => {
  const { pathOf, remove } = inFolder({ empty: '\n', short: 'geheim' })
  const read = () =>
    readEnvironment({
      ...production,
      DATABASE_URL: undefined,
      DATABASE_URL_FILE: pathOf('none'),
      LERNSPUR_SECRET_FILE: pathOf('short'),
      LERNSPUR_SMTP_URL_FILE: pathOf('empty'),
      LERNSPUR_BACKUP_KEY_FILE: pathOf('short'),
    })
  for (const sentence of [
    `DATABASE_URL_FILE names ${pathOf('none')}, which cannot be read (ENOENT).`,
    'LERNSPUR_SECRET and LERNSPUR_SECRET_FILE are both set: leave one of them out.',
    `LERNSPUR_SMTP_URL_FILE names ${pathOf('empty')}, which is empty.`,
    'LERNSPUR_BACKUP_KEY, read from the file of LERNSPUR_BACKUP_KEY_FILE, must be a key of age',
  ]) {
    expect(read).toThrow(sentence)
  }
  expect(read).not.toThrow('DATABASE_URL must be set')
  expect(read).not.toThrow('geheim')
  remove()
})

test('a mistyped letter of the backup key is told at the start, not by the first night without a backup', () => {
  const typed = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p'
  const read = (key: string) => () => readEnvironment({ ...complete, LERNSPUR_BACKUP_KEY: key })
  expect(read(typed)).not.toThrow()
  expect(read(typed.replace('hjy', 'hjq'))).toThrow('LERNSPUR_BACKUP_KEY must be a key of age')
  expect(read('AGE-SECRET-KEY-1QQQ')).toThrow('LERNSPUR_BACKUP_KEY must be a key of age')
})

test('a setting that is no secret has no file', () => {
  expect(() => readEnvironment({ ...production, LERNSPUR_PUBLIC_URL_FILE: '/run/secrets/url' })).not.toThrow()
  expect(readEnvironment({ ...complete, LERNSPUR_PUBLIC_URL_FILE: '/run/secrets/url' }).warnings).toEqual([
    'LERNSPUR_PUBLIC_URL_FILE is no setting of Lernspur.',
  ])
})

test('what a command reads from files, its own environment has from then on, and so what it starts', async () => {
  const { pathOf, remove } = inFolder({ key: 'key-of-the-store\n' })
  const program = `
    const { readEnvironment } = await import(${JSON.stringify(join(import.meta.dirname, 'environment.ts'))})
    readEnvironment()
    const { LERNSPUR_S3_SECRET_KEY, LERNSPUR_S3_SECRET_KEY_FILE = null } = process.env
    console.log(JSON.stringify([LERNSPUR_S3_SECRET_KEY, LERNSPUR_S3_SECRET_KEY_FILE]))`
  const child = Bun.spawn([process.execPath, '-e', program], {
    env: {
      PATH: process.env.PATH,
      LERNSPUR_S3_ENDPOINT: 'https://s3.example',
      LERNSPUR_S3_BUCKET: 'files',
      LERNSPUR_S3_ACCESS_KEY: 'key',
      LERNSPUR_S3_SECRET_KEY_FILE: pathOf('key'),
    },
    stdout: 'pipe',
    stderr: 'inherit',
  })
  expect(JSON.parse(await new Response(child.stdout).text())).toEqual(['key-of-the-store', null])
  remove()
})
