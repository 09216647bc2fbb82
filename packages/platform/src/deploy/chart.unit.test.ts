import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { secretNames } from '../environment/secret-files'
import { readSettings } from '../environment/settings-problems'
import { variables } from '../environment/variables'
import { type Manifest, manifestFaults } from './testing/manifest-faults'
import { type ChartValues, chartDefaults, chartFolder, merged, renderChart } from './testing/render-chart'

const schema = JSON.parse(readFileSync(join(chartFolder, 'values.schema.json'), 'utf8')) as {
  properties: { settings: { properties: object }; secrets: { properties: { keys: { properties: object } } } }
}
const accepts = new Ajv({ strict: true, allErrors: true }).compile(schema)

/** Everything that can be switched on. */
const everything: ChartValues = {
  image: { pullSecret: 'registry' },
  settings: { LERNSPUR_MAIL_FROM: 'Lernspur <post@lernspur.example>', LERNSPUR_OPERATOR_NAME: 'Schulamt "Süd"' },
  secrets: { keys: { LERNSPUR_BACKUP_KEY: 'backup-key' } },
  bucket: { claim: { enabled: true, storageClass: 'rook-bucket' } },
  database: { cluster: { enabled: true, storageClass: 'fast' } },
  autoscaling: { enabled: true },
  ingress: { enabled: true, className: 'nginx', annotations: { 'cert-manager.io/cluster-issuer': 'letsencrypt' } },
  metrics: { enabled: true },
}
const cases: [string, ChartValues][] = [
  ['its defaults', {}],
  ['everything', everything],
  ['no network policy', { networkPolicy: { enabled: false } }],
]

const manifestsOf = async (values: ChartValues): Promise<Manifest[]> =>
  (await renderChart(values)).flatMap((text) => {
    const parsed = Bun.YAML.parse(text) as Manifest | Manifest[]
    return Array.isArray(parsed) ? parsed : [parsed]
  })

const find = (manifests: readonly Manifest[], kind: string): Record<string, never> =>
  manifests.find((one) => one.kind === kind) as never

test.each(cases)('with %s, the manifests are those that were looked at', async (_, values) => {
  expect((await renderChart(values)).join('\n---\n')).toMatchSnapshot()
})

test.each(cases)('with %s, Kubernetes knows every kind and field, and takes every value', async (_, values) => {
  expect(accepts(merged(chartDefaults(), values)) ? [] : accepts.errors).toEqual([])
  const manifests = await manifestsOf(values)
  const faults = await Promise.all(manifests.map(manifestFaults))
  expect(faults.flatMap((found) => found ?? [])).toEqual([])
  // These two belong to operators that have to be installed, and no schema of theirs is at hand.
  const others = manifests.filter((_one, index) => faults[index] === undefined).map(({ kind }) => kind)
  expect(others).toEqual(values === everything ? ['ObjectBucketClaim', 'Cluster'] : [])
})

test('a field that Kubernetes does not know, and a value of another type, are found', async () => {
  const service = { apiVersion: 'v1', kind: 'Service', metadata: { name: 'one' } }
  expect(await manifestFaults({ ...service, spec: { prots: [] } } as Manifest)).toEqual([
    'Service one/spec/prots is no field that Kubernetes knows.',
  ])
  expect(await manifestFaults({ ...service, spec: { ports: [{ port: 'http' }] } } as Manifest)).toHaveLength(1)
})

test.each([
  [{ replicas: 0 }],
  [{ settings: { LERNSPUR_SECRET: 'ab' } }],
  [{ settings: { LERNSPUR_PUBIC_URL: 'https://lernspur.example' } }],
  [{ secrets: { keys: { LERNSPUR_PUBLIC_URL: 'url' } } }],
  [{ bucket: { endpoint: 's3.example' } }],
  [{ replica: 3 }],
] as [ChartValues][])('values such as %j are refused', (values) => {
  expect(accepts(merged(chartDefaults(), values))).toBe(false)
})

interface Container {
  readonly env: readonly { readonly name: string; readonly value?: string }[]
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[]
}
interface PodSpec {
  readonly containers: readonly Container[]
  readonly initContainers?: readonly Container[]
  readonly volumes: readonly { readonly name: string }[]
}

test.each(cases)(
  'with %s, a stack gets settings that the product takes, and each secret as a file',
  async (_, values) => {
    const manifests = await manifestsOf(values)
    const { data } = find(manifests, 'ConfigMap') as unknown as { data: Record<string, string> }
    const pods = manifests.flatMap((one) => {
      const { template } = ((one as never as { spec?: { template?: { spec: PodSpec } } }).spec ?? {}) as never
      return template === undefined ? [] : [(template as { spec: PodSpec }).spec]
    })
    expect(pods).toHaveLength(3)
    for (const { containers, initContainers = [], volumes } of pods) {
      for (const { env, volumeMounts } of [...containers, ...initContainers]) {
        const files = env.filter(({ name }) => name.endsWith('_FILE'))
        for (const { name, value } of files) {
          expect(secretNames as readonly string[]).toContain(name.replace(/_FILE$/, ''))
          expect(value).toStartWith('/run/secrets/lernspur/')
        }
        for (const name of Object.keys(data)) expect(secretNames as readonly string[]).not.toContain(name)
        for (const { name } of volumeMounts) expect(volumes.map((one) => one.name)).toContain(name)
        // With the secrets in place it is a whole configuration: the rest says the product itself.
        const given: Record<string, string | undefined> = {
          ...data,
          LERNSPUR_S3_BUCKET: data.LERNSPUR_S3_BUCKET ?? 'claimed',
          ...Object.fromEntries(
            files.map(({ name }) => [name.replace(/_FILE$/, ''), valid[name.replace(/_FILE$/, '')]]),
          ),
        }
        expect(readSettings(given).problems).toEqual([])
      }
    }
  },
)

/** A value for each secret. */
const valid: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgresql://lernspur:geheim@database/lernspur',
  LERNSPUR_SECRET: 'ab'.repeat(32),
  LERNSPUR_SMTP_URL: 'smtps://mail.example:465',
  LERNSPUR_BACKUP_KEY: 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p',
  LERNSPUR_S3_ACCESS_KEY: 'key',
  LERNSPUR_S3_SECRET_KEY: 'key',
}

test('its schema knows the settings of the product, and those alone', () => {
  const { settings, secrets } = schema.properties
  const free = Object.keys(settings.properties)
  expect(free.filter((name) => !(name in variables))).toEqual([])
  expect(free.filter((name) => (secretNames as readonly string[]).includes(name))).toEqual([])
  const elsewhere = [...secretNames, ...Object.keys(secrets.properties.keys.properties), ...ofTheChart]
  const forgotten = Object.keys(variables).filter((name) => !free.includes(name) && !elsewhere.includes(name))
  expect(forgotten).toEqual([])
})

/** Settings that the chart itself gives, or that have no meaning in a container. */
const ofTheChart = [
  'PORT',
  'LERNSPUR_DATA',
  'LERNSPUR_MODE',
  'LERNSPUR_MIGRATE',
  'LERNSPUR_LISTEN',
  'LERNSPUR_DEMO_LISTEN',
  'LERNSPUR_METRICS_PORT',
  'LERNSPUR_METRICS_LISTEN',
  'LERNSPUR_S3_ENDPOINT',
  'LERNSPUR_S3_BUCKET',
  'LERNSPUR_S3_REGION',
  'LERNSPUR_SIGNATURE_CERTIFICATE',
  'LERNSPUR_SIGNATURE_KEY',
]
