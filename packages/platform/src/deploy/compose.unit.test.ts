import { afterAll, beforeAll, expect, test } from 'bun:test'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileVariable, secretNames } from '../environment/secret-files'
import { readSettings, warningsAbout } from '../environment/settings-problems'
import { variables } from '../environment/variables'
import { root } from '../install/install-packages'

interface Service {
  readonly image: string
  readonly environment?: Readonly<Record<string, string>>
  readonly env_file?: readonly string[]
  readonly secrets?: readonly string[]
  readonly volumes?: readonly string[]
  readonly networks: readonly string[]
  readonly healthcheck?: { readonly test: readonly string[] }
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly restart: string
  readonly cap_drop: readonly string[]
  readonly read_only?: boolean
  readonly logging: { readonly driver: string; readonly options: Readonly<Record<string, string>> }
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>
  readonly networks: Readonly<Record<string, object>>
  readonly volumes: Readonly<Record<string, object>>
  readonly secrets: Readonly<Record<string, { readonly file: string }>>
}

const folder = mkdtempSync(join(tmpdir(), 'lernspur-compose-'))
const text = readFileSync(join(root, 'packages/platform/deploy/compose/compose.yaml'), 'utf8')
const compose = Bun.YAML.parse(text.replaceAll(/\$\{DOMAIN[^}]*\}/g, 'lernspur.example')) as Compose
const services = Object.entries(compose.services)
const makeSecrets = (...words: string[]) => Bun.spawnSync(['sh', join(folder, 'make-secrets.sh'), ...words])

beforeAll(() => {
  cpSync(join(root, 'packages/platform/deploy/compose'), folder, { recursive: true })
  expect(
    makeSecrets(
      'smtps://post:geheim@mail.example:465',
      'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p',
    ).exitCode,
  ).toBe(0)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const linesOf = (name: string): [string, string][] =>
  readFileSync(join(folder, name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)])

test('Lernspur gets settings that it knows and takes, none of them questionable, its secrets from files', () => {
  const { environment = {}, env_file = [], secrets = [] } = compose.services.lernspur ?? expect.unreachable()
  const given = { ...Object.fromEntries(env_file.flatMap(linesOf)), ...environment }
  const known = [...Object.keys(variables), ...secretNames.map(fileVariable)]
  expect(Object.keys(given).filter((name) => !known.includes(name))).toEqual([])
  expect(Object.keys(given).filter((name) => (secretNames as readonly string[]).includes(name))).toEqual([])
  for (const [name, path] of Object.entries(given))
    if (name.endsWith('_FILE')) expect(secrets).toContain(path.replace('/run/secrets/', ''))
  const inContainer = Object.entries(given).map(([name, value]) => [
    name,
    value.replace('/run/secrets', join(folder, 'secrets')),
  ])
  const {
    problems,
    read,
    given: complete,
  } = readSettings({ ...Object.fromEntries(inContainer), LERNSPUR_MODE: 'production' })
  expect(problems).toEqual([])
  expect(warningsAbout(complete, read)).toEqual([])
  expect(read).toMatchObject({ LERNSPUR_PUBLIC_URL: 'https://lernspur.example', LERNSPUR_S3_BUCKET: 'lernspur' })
})

test('secrets are made once, and only the folder’s owner comes to them', () => {
  const before = readFileSync(join(folder, 'secrets/lernspur-secret'), 'utf8')
  expect(makeSecrets('smtp://other.example', 'age1q').exitCode).toBe(0)
  expect(readFileSync(join(folder, 'secrets/lernspur-secret'), 'utf8')).toBe(before)
  expect(makeSecrets().exitCode).toBe(2)
  expect(statSync(join(folder, 'secrets')).mode & 0o777).toBe(0o700)
  const files = Object.values(compose.secrets).map(({ file }) => file.replace('./secrets/', ''))
  expect(readdirSync(join(folder, 'secrets')).toSorted()).toEqual(files.toSorted())
})

test.each(services)(
  '%s has a check of its health, or ends; what it refers to is declared, and it may do little',
  (_, service) => {
    if (service.restart === 'no') expect(service.healthcheck).toBeUndefined()
    else expect(service.healthcheck?.test[0]).toBe('CMD')
    for (const name of service.networks) expect(Object.keys(compose.networks)).toContain(name)
    for (const name of service.secrets ?? []) expect(Object.keys(compose.secrets)).toContain(name)
    for (const volume of service.volumes ?? []) {
      const [source = ''] = volume.split(':')
      if (source.startsWith('./')) expect(existsSync(join(folder, source))).toBe(true)
      else expect(Object.keys(compose.volumes)).toContain(source)
    }
    for (const [name, { condition }] of Object.entries(service.depends_on ?? {})) {
      const ends = compose.services[name]?.restart === 'no'
      expect([name, condition]).toEqual([name, ends ? 'service_completed_successfully' : 'service_healthy'])
    }
    expect(service.cap_drop).toEqual(['ALL'])
    expect(service.image).toMatch(/^\$\{[A-Z]+_IMAGE:-[^}]+:[^}:]+\}$/)
  },
)

test('only the proxy is reached from outside; database and store reach nothing', () => {
  const open = services.filter(([, service]) => 'ports' in service).map(([name]) => name)
  expect(open).toEqual(['caddy'])
  const inside = services.filter(([, { networks }]) => !networks.includes('outside')).map(([name]) => name)
  expect(inside).toEqual(['postgres', 'store', 'bucket'])
  expect(compose.networks.inside).toEqual({ internal: true })
  expect(compose.services.lernspur?.read_only).toBe(true)
})

test('logs end by themselves, in a way that Docker and Podman both know', () => {
  for (const [, { logging }] of services) {
    expect(logging).toEqual({ driver: 'json-file', options: { 'max-size': '20m', 'max-file': '5' } })
  }
})
