import { isAbsolute } from 'node:path'
import { retentionPeriods } from '@lernspur/contracts/retention-periods'
import { countryCodes } from '@lernspur/contracts/school-admin/reference-data.contract'
import { parseAddress } from '@lernspur/database/connection/address'
import { readCells } from '@lernspur/service-kit/process/cell-config'
import { networkList } from '@lernspur/service-kit/share/network'
import * as z from 'zod'
import { isAgeKey } from './age-key'

const url = (protocols: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol))

/** Of a server or several, as the rest of the product reads it. */
const databaseAddress = z
  .string()
  .transform((text, { addIssue }) => {
    try {
      return parseAddress(text).href
    } catch {
      addIssue('It is no address of a database.')
      return z.NEVER
    }
  })
  .optional()

/** A path would be ignored: the product owns all paths of its origin. */
const isOrigin = (value: string): boolean => {
  const parsed = URL.parse(value)
  return !!parsed && /^https?:$/.test(parsed.protocol) && parsed.href === `${parsed.origin}/`
}

const identityProviders = z
  .array(
    z.looseObject({
      id: z.string(),
      name: z.string(),
      issuer: z.url(),
      clientId: z.string(),
      clientSecret: z.string(),
    }),
  )
  .min(1)

const isListOfProviders = (value: string): boolean => {
  try {
    return identityProviders.safeParse(JSON.parse(value)).success
  } catch {
    return false
  }
}

const isListOfCells = (value: string): boolean => {
  try {
    readCells({ LERNSPUR_CELLS: value })
    return true
  } catch {
    return false
  }
}

const text = z.string().min(1).optional()
const absolutePath = z.string().refine(isAbsolute).optional()

export interface Variable {
  readonly schema: z.ZodType<string | number | undefined>
  /** What a valid value is, as the end of the sentence `NAME must be …`. */
  readonly must: string
  readonly meaning: string
  /** For readers; the schema says the same. */
  readonly byDefault: string
  /** Must be given when LERNSPUR_MODE is production. */
  readonly production?: true
}

/** Every variable that `start` reads. packages/platform/docs/operators/settings.md lists the same names. */
export const variables = {
  PORT: {
    schema: z.coerce.number().int().min(1).max(65_535).default(3000),
    must: 'a whole number from 1 to 65535',
    meaning: 'Port of the one address that browsers open.',
    byDefault: '3000',
  },
  LERNSPUR_DATA: {
    schema: z.string().min(1).default('.data'),
    must: 'a folder',
    meaning: 'Folder of the database, the built areas, the logs and the secret; relative to the checkout.',
    byDefault: '.data',
  },
  DATABASE_URL: {
    schema: databaseAddress,
    must: 'an address such as postgres://owner:password@host:5432/lernspur',
    meaning: 'A Postgres of your own, as a role that may create roles. Without it an embedded one is started.',
    byDefault: 'embedded',
    production: true,
  },
  LERNSPUR_DIRECT_DATABASE_URL: {
    schema: databaseAddress,
    must: 'an address such as postgres://owner:password@host:5432/lernspur',
    meaning: 'The server itself, where DATABASE_URL leads to a pooler such as PgBouncer.',
    byDefault: 'DATABASE_URL',
  },
  LERNSPUR_POOL_SIZE: {
    schema: z.coerce.number().int().min(2).max(100).default(8),
    must: 'a whole number from 2 to 100',
    meaning: 'Connections of each service to the database for single statements, and as many for transactions.',
    byDefault: '8',
  },
  LERNSPUR_MODE: {
    schema: z.enum(['demo', 'production']).default('demo'),
    must: 'demo or production',
    meaning:
      'demo fills an empty database with the demo school; production fills nothing and asks for explicit settings.',
    byDefault: 'demo',
  },
  LERNSPUR_MIGRATE: {
    schema: z.enum(['start', 'command']).default('start'),
    must: 'start or command',
    meaning: 'Who brings the database to a new version: each start, or only `migrate`.',
    byDefault: 'start',
  },
  LERNSPUR_SECRET: {
    schema: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
    must: '64 hexadecimal characters (0-9, a-f), such as `openssl rand -hex 32` makes',
    meaning: 'Secret from which keys and the passwords of the database roles are derived.',
    byDefault: 'made once, kept in the data folder',
    production: true,
  },
  LERNSPUR_PUBLIC_URL: {
    schema: z.string().refine(isOrigin).optional(),
    must: 'an address such as https://schule.example, without a path',
    meaning: 'Where browsers reach Lernspur.',
    byDefault: 'http://localhost:PORT',
    production: true,
  },
  LERNSPUR_DEMO_LISTEN: {
    schema: z.enum(['127.0.0.1', '0.0.0.0']).default('127.0.0.1'),
    must: '127.0.0.1 (this computer) or 0.0.0.0 (the network)',
    meaning: 'Who reaches the demo, whose passwords everybody knows. production listens as LERNSPUR_LISTEN says.',
    byDefault: '127.0.0.1',
  },
  LERNSPUR_LISTEN: {
    schema: z.union([z.ipv4(), z.ipv6()]).optional(),
    must: 'an IP address of this computer, such as 127.0.0.1',
    meaning: 'The one address that production listens on, behind a proxy on the same computer for example.',
    byDefault: 'all',
  },
  LERNSPUR_METRICS_PORT: {
    schema: z.coerce.number().int().min(1).max(65_535).optional(),
    must: 'a whole number from 1 to 65535',
    meaning: 'Port on which `/metrics` answers for all processes, in the format of Prometheus.',
    byDefault: 'none: no metrics',
  },
  LERNSPUR_METRICS_LISTEN: {
    schema: z.union([z.ipv4(), z.ipv6()]).default('127.0.0.1'),
    must: 'an IP address of this computer, such as 127.0.0.1',
    meaning: 'The one address on which that port is open.',
    byDefault: '127.0.0.1',
  },
  LERNSPUR_OTLP_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    must: 'an address such as http://127.0.0.1:4318',
    meaning: 'Collector that gets traces of requests by OTLP over HTTP.',
    byDefault: 'none: no traces',
  },
  LERNSPUR_TRACE_SHARE: {
    schema: z.coerce.number().min(0).max(1).optional(),
    must: 'a number from 0 to 1',
    meaning: 'Share of requests that have a trace, and of pages whose calls have one from the browser on.',
    byDefault: '0.01: one in a hundred',
  },
  LERNSPUR_LOG: {
    schema: z.enum(['json', 'text']).optional(),
    must: 'json or text',
    meaning: 'How lines of the log are written.',
    byDefault: 'json in production, text in the demo',
  },
  LERNSPUR_LOG_READS: {
    schema: z.coerce.number().min(0).max(1).optional(),
    must: 'a number from 0 (none) to 1 (all)',
    meaning: 'Share of successful reads that are logged.',
    byDefault: '0.01 in production, 1 in the demo',
  },
  LERNSPUR_SMTP_URL: {
    schema: url(['smtp:', 'smtps:']).optional(),
    must: 'an address such as smtps://user:password@mail.example:465',
    meaning: 'Mail server. Without it the demo shows its mails at /dev/mails; in production they wait.',
    byDefault: 'none',
  },
  LERNSPUR_MAIL_FROM: {
    schema: z
      .string()
      .regex(/^[^\r\n<>]*<[^@\s<>]+@[^@\s<>]+>$|^[^@\s<>]+@[^@\s<>]+$/)
      .optional(),
    must: 'an address such as Lernspur <post@schule.example>',
    meaning: 'Sender of all mails.',
    byDefault: 'Lernspur <lernspur@localhost>',
  },
  LERNSPUR_BACKUP_DAYS: {
    schema: z.coerce.number().int().min(0).max(3650).default(retentionPeriods.backup.count),
    must: 'a whole number from 0 to 3650',
    meaning: 'Days after which `run backup` deletes backups. Receipts and the privacy notice say so.',
    byDefault: '30',
  },
  LERNSPUR_TRUSTED_PROXIES: {
    schema: z.coerce.number().int().min(0).max(9).default(0),
    must: 'a whole number from 0 to 9',
    meaning: 'How many reverse proxies stand in front; their X-Forwarded-For then tells who calls.',
    byDefault: '0',
  },
  LERNSPUR_SHARED_NETWORKS: {
    schema: z
      .string()
      .refine((list) => networkList(list.split(',').map((network) => network.trim())) !== undefined)
      .optional(),
    must: 'networks such as 192.0.2.7 or 2001:db8::/32, separated by commas',
    meaning: 'Networks in which many schools stand behind one address, such as the proxy of a Land.',
    byDefault: 'none',
  },
  LERNSPUR_OUTGOING_NETWORKS: {
    schema: z
      .string()
      .refine((text) => networkList(text.split(',').flatMap((one) => one.trim() || [])) !== undefined)
      .optional(),
    must: 'networks such as 10.20.0.0/16, fd00:20::/32, separated by commas',
    meaning: 'Networks that are not public and where webhooks of programs may be called all the same.',
    byDefault: 'none: public addresses alone',
  },
  LERNSPUR_OUTGOING_PORTS: {
    schema: z
      .string()
      .regex(/^\s*\d{1,5}\s*(,\s*\d{1,5}\s*)*$/)
      .optional(),
    must: 'ports such as 443,8443, separated by commas',
    meaning: 'Ports on which webhooks of programs may be called.',
    byDefault: '443',
  },
  LERNSPUR_CORS_ORIGINS: {
    schema: z
      .string()
      .regex(/^https?:\/\/[^\s,/]+(, *https?:\/\/[^\s,/]+)*$/)
      .optional(),
    must: 'origins such as https://app.example, separated by commas',
    meaning: 'Other origins whose pages may call the API.',
    byDefault: 'none',
  },
  LERNSPUR_SENTRY_DSN: {
    schema: z
      .string()
      .regex(/^https?:\/\/[^\s/:@]+@[^\s/@]+(\/[^\s/]+)*\/\d+$/)
      .optional(),
    must: 'a DSN such as https://key@sentry.example/1',
    meaning: 'Where browsers report errors, traces and masked recordings to.',
    byDefault: 'none',
  },
  LERNSPUR_DEVELOPER_KEYS: {
    schema: z
      .string()
      .regex(/^[A-Za-z0-9+/]{43}=(, *[A-Za-z0-9+/]{43}=)*$/)
      .optional(),
    must: 'public keys as `run mfe dev` prints them, separated by commas',
    meaning: 'Developers who may show an area as they have it, to browsers that agree.',
    byDefault: 'none',
  },
  LERNSPUR_FIRST_PROVIDER: {
    schema: z.email().toLowerCase().optional(),
    must: 'an e-mail address',
    meaning: 'Who becomes the first admin of the provider in a database without one; a mail sets the password.',
    byDefault: 'none',
  },
  LERNSPUR_SIGNATURE_CERTIFICATE: {
    schema: absolutePath,
    must: 'the absolute path of a PEM file with certificates, the own one first',
    meaning: 'Signs sealed reports for other PDF programs.',
    byDefault: "the installation's own authority",
  },
  LERNSPUR_SIGNATURE_KEY: {
    schema: absolutePath,
    must: 'the absolute path of a PEM file with the private key of that certificate',
    meaning: 'Private key of that certificate.',
    byDefault: 'none',
  },
  LERNSPUR_BACKUP_KEY: {
    schema: z.string().refine(isAgeKey).optional(),
    must: 'a key of age, AGE-SECRET-KEY-1… or age1…, as run backup --new-key makes it',
    meaning: 'Encrypts and opens backups. The public half is enough to make them.',
    byDefault: 'none',
  },
  LERNSPUR_OIDC: {
    schema: z.string().refine(isListOfProviders).optional(),
    must: 'a JSON list of {"id", "name", "issuer", "clientId", "clientSecret"}, each with "domains" and "schools" if bound, and "hub" if it says where people teach',
    meaning: 'OpenID Connect providers that people may sign in by, and hubs that give schools their class lists.',
    byDefault: 'none',
  },
  LERNSPUR_CELLS: {
    schema: z.string().refine(isListOfCells).optional(),
    must: 'a JSON list of {"name", "url"}, each with "domains" of mail addresses and a "token" of the provider there if it has them',
    meaning:
      'Other installations of the same provider: the sign-in page leads to them, and the overview shows their numbers.',
    byDefault: 'none',
  },
  LERNSPUR_PUBLISH_SCHOOLS: {
    schema: z.enum(['yes', 'no']).optional(),
    must: 'yes or no',
    meaning: 'Whether everybody may find the schools here by name, town and number on the sign-in pages of the cells.',
    byDefault: 'no',
  },
  LERNSPUR_OPERATOR_NAME: {
    schema: text,
    must: 'a text',
    meaning: 'Who runs this installation, for the legal pages.',
    byDefault: 'none',
  },
  LERNSPUR_OPERATOR_ADDRESS: {
    schema: text,
    must: 'a text',
    meaning: 'Lines of the operator’s address, separated by semicolons.',
    byDefault: 'none',
  },
  LERNSPUR_OPERATOR_REPRESENTATIVE: {
    schema: text,
    must: 'a text',
    meaning: 'Who represents the operator.',
    byDefault: 'none',
  },
  LERNSPUR_OPERATOR_REGISTER: {
    schema: text,
    must: 'a text',
    meaning: 'Where the operator is registered.',
    byDefault: 'none',
  },
  LERNSPUR_OPERATOR_VAT_ID: { schema: text, must: 'a text', meaning: 'VAT number of the operator.', byDefault: 'none' },
  LERNSPUR_OPERATOR_PHONE: { schema: text, must: 'a text', meaning: 'How to call the operator.', byDefault: 'none' },
  LERNSPUR_OPERATOR_PRIVACY_CONTACT: {
    schema: text,
    must: 'a text',
    meaning: 'Whom to ask about data protection.',
    byDefault: 'none',
  },
  LERNSPUR_OPERATOR_COUNTRY: {
    schema: z.enum(countryCodes).default('DE'),
    must: 'DE, AT or CH',
    meaning: 'Whose law on data protection and accessibility the legal pages and papers name.',
    byDefault: 'DE',
  },
  LERNSPUR_OPERATOR_ACCESSIBILITY_BODY: {
    schema: text,
    must: 'a text',
    meaning: 'Who decides on complaints about accessibility, in lines separated by semicolons.',
    byDefault: 'that of the country',
  },
  LERNSPUR_OPERATOR_EMAIL: {
    schema: z.email().optional(),
    must: 'an address such as post@schule.example',
    meaning: 'How to write to the operator; feedback of users goes there.',
    byDefault: 'none',
  },
  LERNSPUR_S3_ENDPOINT: {
    schema: url(['http:', 'https:']).optional(),
    must: 'an address such as https://s3.example',
    meaning: 'S3-compatible store for uploaded files; without it they lie in the data folder.',
    byDefault: 'none',
  },
  LERNSPUR_S3_BUCKET: { schema: text, must: 'a name', meaning: 'Bucket of that store.', byDefault: 'none' },
  LERNSPUR_S3_ACCESS_KEY: { schema: text, must: 'a key', meaning: 'Key of that store.', byDefault: 'none' },
  LERNSPUR_S3_SECRET_KEY: { schema: text, must: 'a key', meaning: 'Secret key of that store.', byDefault: 'none' },
  LERNSPUR_S3_REGION: { schema: text, must: 'a name', meaning: 'Region of that store.', byDefault: 'us-east-1' },
} as const satisfies Record<string, Variable>

export type Name = keyof typeof variables
export type Values = { [N in Name]: z.output<(typeof variables)[N]['schema']> }
