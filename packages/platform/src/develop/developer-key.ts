import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { developerKeysFile } from '@lernspur/release/development-statement'
import { type Signer, signerOf } from '@lernspur/release/registry/signature'

/** File with the developer's secret, 64 hexadecimal characters; made at the first use, readable only by its owner. */
const keyFile = (): string =>
  join(process.env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'lernspur', 'developer-secret')

/** The developer's own key, the same for all installations. */
export const developerSigner = (): Signer => {
  const path = keyFile()
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    const secret = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex')
    writeFileSync(path, secret, { mode: 0o600, flag: 'wx' })
  }
  return signerOf(readFileSync(path, 'utf8').trim())
}

/**
 * Makes this computer's demo trust the key: somebody who can write into its data folder may do everything there anyway.
 */
export const trustHere = (dataDir: string, publicKey: string): void => {
  const path = join(dataDir, developerKeysFile)
  if (!existsSync(dataDir)) return
  const known = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
  if (!known.includes(publicKey)) appendFileSync(path, `${publicKey}\n`, { mode: 0o600 })
}
