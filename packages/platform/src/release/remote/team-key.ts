import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { newPrivateKey, type Signer, signerOfPem } from '@lernspur/release/registry/signature'
import { Problem } from '../../console/problem'

/** An installation that commands reach by its public address alone, and the key that signs for a team. */
export interface RemoteInstallation {
  /** Its origin, without a slash at the end. */
  readonly origin: string
  readonly signer: Signer
}

type GivenVariables = Readonly<Record<string, string | undefined>>

/** Text of a private key: `value` itself, or the file that it names, which nobody else may read. */
const privateKey = (value: string): string => {
  if (value.includes('PRIVATE KEY')) return value
  if (!existsSync(value)) throw new Problem(`LERNSPUR_TEAM_KEY names the file ${value}, which does not exist.`)
  // Windows has no such rights.
  if (process.platform !== 'win32' && (statSync(value).mode & 0o077) !== 0)
    throw new Problem(`${value} can be read by others on this computer: chmod 600 ${value}.`)
  return readFileSync(value, 'utf8')
}

/** Whether commands go to an installation by its address. */
export const isRemote = ({ LERNSPUR_URL, LERNSPUR_TEAM_KEY }: GivenVariables = process.env): boolean =>
  Boolean(LERNSPUR_URL || LERNSPUR_TEAM_KEY)

/** The installation and the key of the environment. Throws a Problem that names the variable. */
export const readRemote = ({ LERNSPUR_URL, LERNSPUR_TEAM_KEY }: GivenVariables = process.env): RemoteInstallation => {
  if (!LERNSPUR_URL) throw new Problem('LERNSPUR_URL must be set as well, because LERNSPUR_TEAM_KEY is.')
  if (!LERNSPUR_TEAM_KEY) throw new Problem('LERNSPUR_TEAM_KEY must be set as well, because LERNSPUR_URL is.')
  const url = URL.parse(LERNSPUR_URL)
  const isHere = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url?.hostname ?? '')
  if (!url || !(url.protocol === 'https:' || (url.protocol === 'http:' && isHere)))
    throw new Problem('LERNSPUR_URL must be the public address of an installation, such as https://schule.example.')
  const signer = signerOfPem(privateKey(LERNSPUR_TEAM_KEY))
  if (!signer)
    throw new Problem(
      'LERNSPUR_TEAM_KEY must be a private key of Ed25519, or a file with one: mfe team key new makes it.',
    )
  return { origin: url.origin, signer }
}

/** Writes a new private key that only its owner may read, and returns its public half. Throws a Problem if the file exists. */
export const writeTeamKey = (path: string): string => {
  if (existsSync(path)) throw new Problem(`${path} exists already.`)
  const pem = newPrivateKey()
  writeFileSync(path, pem, { mode: 0o600, flag: 'wx' })
  return signerOfPem(pem)?.publicKey ?? ''
}
