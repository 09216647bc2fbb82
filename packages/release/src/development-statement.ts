import { areaReleaseSchema } from '@lernspur/contracts/registry.contract'
import { releaseFileSchema } from '@lernspur/contracts/release/release.contract'
import * as z from 'zod'
import { isSignedBy, type Signer } from './registry/signature'

/** Hours for which a developer may show an area before the command is started again. */
export const maxHours = 12

/** Characters that pages show of why a build failed. */
export const maxFailure = 20_000

/** Characters that pages show of errors of type. */
export const maxTypeErrors = 20_000

/** Path that a developer's builds are sent to. */
export const buildsPath = '/mfe/dev/builds'

/** Page on which a browser agrees to see them; `?session=<token>`. */
export const consentPath = '/mfe/dev'

/** File in the data folder of a demo: public keys of this computer's developers, one per line. */
export const developerKeysFile = 'developer-keys'

const statementSchema = z.strictObject({
  /** The installation that it is meant for, so that no other can pass it on. */
  shell: z.string().max(300),
  /** Names one run of the command: 43 characters that nobody can guess. */
  session: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  /** The developer, as shown to people. */
  developer: z.string().min(1).max(100),
  /** Milliseconds since 1970. */
  expires: z.int(),
  /** Counts up with each build of a session. */
  build: z.int().min(1),
  page: areaReleaseSchema,
  files: z.array(releaseFileSchema).max(2_000),
  /** How pages take in this build without a reload. */
  refresh: z.strictObject({
    /** The compiler's name of the build. */
    hash: z.string().regex(/^\w{1,64}$/),
    /** The first build whose pages may: what the release says of itself has stayed the same since. */
    since: z.int().min(1),
    /** File that pages run before the shell: React as it is developed with. */
    script: z.string().regex(/^[\w.-]{1,200}$/),
  }),
  /** Why what was saved since could not be built; the files are those of the build before. */
  failure: z.string().max(maxFailure).optional(),
  /** Errors of type in what was built: one a line, each with the line of the source below it. */
  typeErrors: z.string().max(maxTypeErrors).optional(),
})

/** What a developer signs: one build of an area, with the integrity of each of its files (rule release.13). */
export type Statement = z.infer<typeof statementSchema>

const sealedSchema = z.strictObject({
  /** A statement as JSON; its bytes are signed. */
  statement: z.string(),
  /** The developer's public key. */
  key: z.string(),
  signature: z.string(),
  /** Path → content in base64, for files that the installation does not have yet. */
  files: z.record(z.string(), z.string()),
})

/** A signed statement with files, ready to send. */
export type SealedBuild = z.infer<typeof sealedSchema>

/** Signs a statement. */
export const sealBuild = (statement: Statement, { sign, publicKey }: Signer): Omit<SealedBuild, 'files'> => {
  const text = JSON.stringify(statement)
  return { statement: text, key: publicKey, signature: sign(text) }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Why a build is not taken. */
export type InvalidStatement = 'malformed' | 'unknown key' | 'wrong signature'

/** Opens a signed statement. Refuses a key that is not `trusted`, and a wrong signature. */
export const openStatement = (
  { statement, key, signature }: Omit<SealedBuild, 'files'>,
  trusted: readonly string[],
): Statement | InvalidStatement => {
  if (!trusted.includes(key)) return 'unknown key'
  if (!isSignedBy(key, statement, signature)) return 'wrong signature'
  return statementSchema.safeParse(parseJson(statement)).data ?? 'malformed'
}

/** Opens what a developer sent, like `openStatement`. */
export const openBuild = (
  text: string,
  trusted: readonly string[],
): { statement: Statement; sealed: SealedBuild } | InvalidStatement => {
  const sealed = sealedSchema.safeParse(parseJson(text)).data
  if (!sealed) return 'malformed'
  const statement = openStatement(sealed, trusted)
  return typeof statement === 'string' ? statement : { statement, sealed }
}
