import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { StartProblem } from '@lernspur/service-kit/process/start-problem'
import type { Signer } from './signed-data'

type Environment = Readonly<Record<string, string | undefined>>

const names = { certificate: 'LERNSPUR_SIGNATURE_CERTIFICATE', key: 'LERNSPUR_SIGNATURE_KEY' } as const

const read = (name: string, path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new StartProblem(`${name} names a file that cannot be read.`)
  }
}

const certificatesIn = (text: string): X509Certificate[] => {
  const blocks = text.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? []
  try {
    return blocks.map((block) => new X509Certificate(block))
  } catch {
    return []
  }
}

const keyIn = (text: string) => {
  try {
    return createPrivateKey(text)
  } catch {
    throw new StartProblem(`${names.key} must be a private key in PEM form, without a password.`)
  }
}

interface OperatorSigner extends Signer {
  readonly validTo: Date
}

/** The certificate that the operator has brought; undefined without one. Throws a StartProblem that names the variable. */
export const readOperatorSigner = (env: Environment = process.env): OperatorSigner | undefined => {
  const { [names.certificate]: certificatePath, [names.key]: keyPath } = env
  if (!certificatePath && !keyPath) return undefined
  if (!certificatePath || !keyPath)
    throw new StartProblem(`${certificatePath ? names.key : names.certificate} is missing.`)
  const [own, ...others] = certificatesIn(read(names.certificate, certificatePath))
  if (!own) throw new StartProblem(`${names.certificate} must be certificates in PEM form, the own one first.`)
  const key = keyIn(read(names.key, keyPath))
  if (!['rsa', 'ec'].includes(key.asymmetricKeyType ?? '') || !own.checkPrivateKey(key))
    throw new StartProblem(`${names.key} must be the RSA or EC key of the certificate.`)
  return { certificates: [own.raw, ...others.map(({ raw }) => raw)], key, validTo: new Date(own.validTo) }
}

let known: OperatorSigner | undefined

/** Reads it when the service starts, so that a wrong setting is said then. */
export const loadOperatorSigner = (): void => {
  known = readOperatorSigner()
}

/** The operator's certificate as long as it is valid; afterwards the installation's own authority takes over. */
export const operatorSigner = (): Signer | undefined => (known && known.validTo > new Date() ? known : undefined)
