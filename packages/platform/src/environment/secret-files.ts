import { readFileSync } from 'node:fs'

type GivenVariables = Readonly<Record<string, string | undefined>>

/** Settings whose value may also lie in a file, which `<NAME>_FILE` names. Each is a secret, or an address with one. */
export const secretNames = [
  'DATABASE_URL',
  'LERNSPUR_DIRECT_DATABASE_URL',
  'LERNSPUR_SECRET',
  'LERNSPUR_SMTP_URL',
  'LERNSPUR_BACKUP_KEY',
  'LERNSPUR_OIDC',
  'LERNSPUR_CELLS',
  'LERNSPUR_S3_ACCESS_KEY',
  'LERNSPUR_S3_SECRET_KEY',
] as const

/** The variable that names the file of a setting. */
export const fileVariable = (name: string): string => `${name}_FILE`

interface SettingsFromFiles {
  /** The environment with the content of the files, and without the variables that name them. */
  readonly given: GivenVariables
  /** Names of the settings that were read from a file. */
  readonly fromFile: readonly string[]
  /** What is wrong, a sentence each; none repeats a value. */
  readonly problems: readonly string[]
}

const contentOf = (path: string): { readonly value?: string; readonly fault?: string } => {
  try {
    const value = readFileSync(path, 'utf8').trim()
    return value === '' ? { fault: 'which is empty' } : { value }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return { fault: `which cannot be read (${code ?? String(error)})` }
  }
}

/**
 * Reads the secrets of an environment that lie in files, as containers and systemd pass them. White space around the
 * value is not part of it. A setting and its file together, and a file that is empty or cannot be read, are problems.
 */
export const readSecretFiles = (env: GivenVariables): SettingsFromFiles => {
  const given: Record<string, string | undefined> = { ...env }
  const fromFile: string[] = []
  const problems: string[] = []
  for (const name of secretNames) {
    const variable = fileVariable(name)
    const path = env[variable]
    delete given[variable]
    if (!path) continue
    if (env[name]) {
      problems.push(`${name} and ${variable} are both set: leave one of them out.`)
      continue
    }
    const { value, fault } = contentOf(path)
    if (value === undefined) problems.push(`${variable} names ${path}, ${fault}.`)
    else {
      given[name] = value
      fromFile.push(name)
    }
  }
  return { given, fromFile, problems }
}
