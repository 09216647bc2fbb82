import { misspeltNames } from './misspelt'
import { fileVariable, readSecretFiles } from './secret-files'
import { type Name, type Values, type Variable, variables } from './variables'

type GivenVariables = Readonly<Record<string, string | undefined>>

/** The valid settings. */
export type ReadSettings = Partial<Values>

const all = Object.entries(variables) as [Name, Variable][]

/** Whether only browsers on this computer can reach the address. */
const isLoopback = ({ hostname }: URL): boolean => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

const isOpenDemo = ({ LERNSPUR_MODE, LERNSPUR_DEMO_LISTEN }: ReadSettings): boolean =>
  LERNSPUR_MODE === 'demo' && LERNSPUR_DEMO_LISTEN === '0.0.0.0'

/** The settings of an environment, and a sentence for each that is wrong. */
const readAll = (env: GivenVariables, fromFile: readonly string[]): { read: ReadSettings; wrong: string[] } => {
  const wrong: string[] = []
  const read = Object.fromEntries(
    all.map(([name, { schema, must }]) => {
      const result = schema.safeParse(env[name] || undefined)
      const source = fromFile.includes(name) ? `, read from the file of ${fileVariable(name)},` : ''
      if (!result.success) wrong.push(`${name}${source} must be ${must}.`)
      return [name, result.data]
    }),
  ) as ReadSettings
  return { read, wrong }
}

/** A misspelt mode was meant to be production, because the demo needs none. */
const isProduction = ({ LERNSPUR_MODE }: ReadSettings): boolean => LERNSPUR_MODE !== 'demo'

/** Whose file is named cannot be missing; what is wrong with the file is said already. */
const missing = (
  env: GivenVariables,
  given: GivenVariables,
  { read, dispensable }: { read: ReadSettings; dispensable: Name | undefined },
): string[] =>
  isProduction(read)
    ? all.flatMap(([name, { production, must }]) =>
        production && !given[name] && !env[fileVariable(name)] && name !== dispensable
          ? `${name} must be set when LERNSPUR_MODE is production: ${must}.`
          : [],
      )
    : []

const s3Names = [
  'LERNSPUR_S3_ENDPOINT',
  'LERNSPUR_S3_BUCKET',
  'LERNSPUR_S3_ACCESS_KEY',
  'LERNSPUR_S3_SECRET_KEY',
] as const

const halfStore = (env: GivenVariables): string[] => {
  const given = s3Names.find((name) => env[name])
  return given ? s3Names.flatMap((name) => (env[name] ? [] : `${name} must be set as well, because ${given} is.`)) : []
}

/** The pooler must be known where the server behind it is. */
const halfPooler = (env: GivenVariables): string[] =>
  env.LERNSPUR_DIRECT_DATABASE_URL && !env.DATABASE_URL
    ? ['DATABASE_URL must be set as well, because LERNSPUR_DIRECT_DATABASE_URL is.']
    : []

/** The public URL must suit the mode (rules server.1, server.2). */
const unsuited = (read: ReadSettings): string[] => {
  const text = read.LERNSPUR_PUBLIC_URL
  const url = text === undefined ? undefined : new URL(text)
  if (!url || isLoopback(url) || isOpenDemo(read)) return []
  if (isProduction(read)) {
    return url.protocol === 'https:'
      ? []
      : ['LERNSPUR_PUBLIC_URL must begin with https:// when LERNSPUR_MODE is production.']
  }
  return [
    'LERNSPUR_PUBLIC_URL must be an address of this computer, such as http://localhost:3000, when LERNSPUR_MODE is demo: everybody knows its passwords. LERNSPUR_DEMO_LISTEN=0.0.0.0 opens it all the same.',
  ]
}

const slipsIn = (env: GivenVariables): string[] =>
  misspeltNames(env).flatMap(({ name, suggestion: intended }) =>
    intended === undefined ? [] : `${name} is no setting of Lernspur; ${intended} is probably meant.`,
  )

/** The settings of an environment, those that lie in files included. */
interface SettingsOf {
  readonly read: ReadSettings
  /** A sentence for each missing, wrong or misspelt one. */
  readonly problems: string[]
  /** The environment with the content of files in place of their names. */
  readonly given: GivenVariables
}

/** Reads the settings of an environment; `dispensable` is one that may be missing. */
export const readSettings = (env: GivenVariables, dispensable?: Name): SettingsOf => {
  const { given, fromFile, problems: ofFiles } = readSecretFiles(env)
  const { read, wrong } = readAll(given, fromFile)
  const slips = isProduction(read) ? slipsIn(given) : []
  return {
    read,
    problems: [
      ...ofFiles,
      ...wrong,
      ...missing(env, given, { read, dispensable }),
      ...unsuited(read),
      ...halfStore(given),
      ...halfPooler(given),
      ...slips,
    ],
    given,
  }
}

const warningsOfProduction = (env: GivenVariables, read: ReadSettings): string[] => [
  ...(env.LERNSPUR_SMTP_URL
    ? []
    : ['LERNSPUR_SMTP_URL is not set: no mail is sent, and all mails wait until a mail server is named.']),
  ...(env.LERNSPUR_SMTP_URL && !env.LERNSPUR_MAIL_FROM
    ? ['LERNSPUR_MAIL_FROM is not set: mails come from lernspur@localhost, which most mail servers refuse.']
    : []),
  ...(read.LERNSPUR_PUBLIC_URL?.startsWith('https:') && !env.LERNSPUR_TRUSTED_PROXIES
    ? [
        'LERNSPUR_TRUSTED_PROXIES is not set: behind a proxy all visitors look like one, and are locked out together; 1 is right for one proxy.',
      ]
    : []),
]

/** Settings that work but may not be intended, a sentence each; `env` as `readSettings` gives it. */
export const warningsAbout = (env: GivenVariables, read: ReadSettings): string[] => [
  ...(isOpenDemo(read)
    ? ['LERNSPUR_DEMO_LISTEN is 0.0.0.0: whoever reaches this computer can sign in as anybody and read all mails.']
    : []),
  ...(isProduction(read) ? warningsOfProduction(env, read) : []),
  ...misspeltNames(env).map(({ name }) => `${name} is no setting of Lernspur.`),
]
