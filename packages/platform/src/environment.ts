import { isAbsolute, join } from 'node:path'
import { keptFor } from '@lernspur/contracts/keeping'
import * as z from 'zod'
import { Problem } from './console/problem'
import { root } from './install/install-packages'

const url = (protocols: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol))

interface Variable {
  readonly schema: z.ZodType<string | number | undefined>
  /** What a good value is, as the end of the sentence `NAME must be …`. */
  readonly must: string
  readonly meaning: string
  /** For the reader; the schema knows the same. */
  readonly byDefault: string
  /** Must be given when LERNSPUR_MODE is production. */
  readonly production?: true
}

/** Every variable that `start` reads. README's table shows the same names. */
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
    schema: url(['postgres:', 'postgresql:']).optional(),
    must: 'an address such as postgres://owner:password@host:5432/lernspur',
    meaning: 'A Postgres of your own, as a role that may create roles. Without it an embedded one is started.',
    byDefault: 'embedded',
    production: true,
  },
  LERNSPUR_MODE: {
    schema: z.enum(['demo', 'production']).default('demo'),
    must: 'demo or production',
    meaning: 'demo fills an empty database with the demo school; production does not and asks for explicit settings.',
    byDefault: 'demo',
  },
  LERNSPUR_SECRET: {
    schema: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
    must: '64 hexadecimal characters (0-9, a-f)',
    meaning: 'Secret from which keys and the passwords of the database roles are derived.',
    byDefault: 'made once, kept in the data folder',
    production: true,
  },
  LERNSPUR_PUBLIC_URL: {
    schema: url(['http:', 'https:']).optional(),
    must: 'an address such as https://schule.example',
    meaning: 'Where browsers reach Lernspur.',
    byDefault: 'http://localhost:PORT',
    production: true,
  },
  LERNSPUR_DEMO_LISTEN: {
    schema: z.enum(['127.0.0.1', '0.0.0.0']).default('127.0.0.1'),
    must: '127.0.0.1 (this computer) or 0.0.0.0 (the network)',
    meaning: 'Who reaches the demo, whose passwords everybody knows. production listens on all addresses.',
    byDefault: '127.0.0.1',
  },
  LERNSPUR_SMTP_URL: {
    schema: url(['smtp:', 'smtps:']).optional(),
    must: 'an address such as smtps://user:password@mail.example:465',
    meaning: 'Mail server. Without it the demo shows its mails at /dev/mails; in production they wait.',
    byDefault: 'none',
  },
  LERNSPUR_MAIL_FROM: {
    schema: z.string().min(3).optional(),
    must: 'an address such as Lernspur <post@schule.example>',
    meaning: 'Sender of all mails.',
    byDefault: 'Lernspur <lernspur@localhost>',
  },
  LERNSPUR_BACKUP_DAYS: {
    schema: z.coerce.number().int().min(0).max(3650).default(keptFor.backup.count),
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
  LERNSPUR_FIRST_PROVIDER: {
    schema: z.email().toLowerCase().optional(),
    must: 'an e-mail address',
    meaning: 'Who becomes the first admin of the provider in a database without one; a mail sets the password.',
    byDefault: 'none',
  },
  LERNSPUR_BACKUP_KEY: {
    schema: z
      .string()
      .regex(/^(AGE-SECRET-KEY-1[0-9A-Z]+|age1[0-9a-z]+)$/)
      .optional(),
    must: 'a key of age, AGE-SECRET-KEY-1… or age1…, as run backup --new-key makes it',
    meaning: 'Encrypts and opens backups. The public half is enough to make them.',
    byDefault: 'none',
  },
  LERNSPUR_OIDC: {
    schema: z.string().startsWith('[').optional(),
    must: 'a JSON list of {"id", "name", "issuer", "clientId", "clientSecret"}, each with "domains" and "schools" if bound',
    meaning: 'OpenID Connect providers that people may sign in by.',
    byDefault: 'none',
  },
} as const satisfies Record<string, Variable>

type Name = keyof typeof variables
type Values = { [N in Name]: z.output<(typeof variables)[N]['schema']> }

export interface Environment {
  readonly port: number
  /** Absolute. */
  readonly dataDir: string
  /** Connection of the owner role; undefined for the embedded server. */
  readonly databaseUrl: string | undefined
  readonly mode: 'demo' | 'production'
  readonly secret: string | undefined
  /** An origin, without a slash at the end. */
  readonly publicUrl: string
  /** Address of the first admin of the provider, for a database without one. */
  readonly firstProvider?: string | undefined
  /** Key of age that encrypts backups, or its public half. */
  readonly backupKey?: string | undefined
  /** Days after which backups are deleted. */
  readonly backupDays?: number
  /** Warnings for the operator, one sentence each. */
  readonly warnings: readonly string[]
}

const readAll = (env: Readonly<Record<string, string | undefined>>): Values => {
  const read = ([name, variable]: [string, Variable]) => {
    const result = variable.schema.safeParse(env[name] || undefined)
    if (!result.success) throw new Problem(`${name} must be ${variable.must}.`)
    return [name, result.data]
  }
  return Object.fromEntries(Object.entries(variables).map(read)) as Values
}

const requireForProduction = (values: Values): void => {
  for (const [name, variable] of Object.entries(variables) as [Name, Variable][]) {
    if (variable.production && values[name] === undefined) {
      throw new Problem(`${name} must be set when LERNSPUR_MODE is production: ${variable.must}.`)
    }
  }
}

const isOpenDemo = ({ LERNSPUR_MODE, LERNSPUR_DEMO_LISTEN }: Values): boolean =>
  LERNSPUR_MODE === 'demo' && LERNSPUR_DEMO_LISTEN === '0.0.0.0'

const warningsOf = (values: Values): string[] => {
  const warnings: string[] = []
  if (isOpenDemo(values)) {
    warnings.push(
      'LERNSPUR_DEMO_LISTEN is 0.0.0.0: whoever reaches this computer can sign in as anybody and read all mails.',
    )
  }
  if (values.LERNSPUR_MODE === 'production' && values.LERNSPUR_SMTP_URL === undefined) {
    warnings.push('LERNSPUR_SMTP_URL is not set: no mail is sent, and all mails wait until a mail server is named.')
  }
  return warnings
}

/** Whether only browsers on this computer reach such an address. */
const isLoopback = ({ hostname }: URL): boolean => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

/** The public URL, which must suit the mode (rules server.1, server.2). */
const readPublicUrl = (values: Values): string => {
  const publicUrl = new URL(values.LERNSPUR_PUBLIC_URL ?? `http://localhost:${values.PORT}`)
  if (values.LERNSPUR_MODE === 'production' && publicUrl.protocol !== 'https:' && !isLoopback(publicUrl)) {
    throw new Problem('LERNSPUR_PUBLIC_URL must begin with https:// when LERNSPUR_MODE is production.')
  }
  if (values.LERNSPUR_MODE === 'demo' && !isOpenDemo(values) && !isLoopback(publicUrl)) {
    throw new Problem(
      'LERNSPUR_PUBLIC_URL must be an address of this computer, such as http://localhost:3000, when LERNSPUR_MODE is demo: everybody knows its passwords. LERNSPUR_DEMO_LISTEN=0.0.0.0 opens it all the same.',
    )
  }
  return publicUrl.origin
}

/** Reads the environment of `start`. Throws a Problem that names the variable. */
export const readEnvironment = (env: Readonly<Record<string, string | undefined>> = process.env): Environment => {
  const values = readAll(env)
  if (values.LERNSPUR_MODE === 'production') requireForProduction(values)
  const data = values.LERNSPUR_DATA
  return {
    port: values.PORT,
    dataDir: isAbsolute(data) ? data : join(root, data),
    databaseUrl: values.DATABASE_URL,
    mode: values.LERNSPUR_MODE,
    secret: values.LERNSPUR_SECRET,
    publicUrl: readPublicUrl(values),
    firstProvider: values.LERNSPUR_FIRST_PROVIDER,
    backupKey: values.LERNSPUR_BACKUP_KEY,
    backupDays: values.LERNSPUR_BACKUP_DAYS,
    warnings: warningsOf(values),
  }
}
