import 'reflect-metadata'
import { afterAll, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkCode, checkFile } from '@lernspur/contracts/teacher/report-seal/check-seal'
import { readFileMark } from '@lernspur/contracts/teacher/report-seal/file-mark'
import { closeReportWorker } from '@lernspur/documents/render-report'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { testSchool } from '@lernspur/testing/test-school'
import { X509CertificateGenerator } from '@peculiar/x509'
import { teacherService } from '../../../app'
import { confirmTestSchool, sealedFile } from '../testing/sealed-file'
import { loadOperatorSigner, readOperatorSigner } from './own-certificate'

const teacher = await serviceForFile('teacher', teacherService)
const { owner } = teacher
const folder = await mkdtemp(join(tmpdir(), 'lernspur-pades-'))
afterAll(async () => {
  closeReportWorker()
  await rm(folder, { recursive: true })
})

const keys = async () => (await teacher.ask(null, { method: 'GET', path: '/seal-keys' })).body.data

/** What Debian's `poppler-utils` says about the signatures of a file. */
const statusOf = async (file: Uint8Array): Promise<string> => {
  const path = join(folder, `${crypto.randomUUID()}.pdf`)
  await Bun.write(path, file)
  const program = Bun.spawn(['pdfsig', path], { stdout: 'pipe', stderr: 'ignore' })
  return new Response(program.stdout).text()
}

const withPdfsig = test.skipIf(!Bun.which('pdfsig'))

withPdfsig(
  'other programs see a valid signature, which names the school as it is confirmed (rule signature.12)',
  async () => {
    const school = await testSchool(owner)
    const before = await sealedFile(teacher, school)
    const unknown = await statusOf(before)
    expect(unknown).toContain('Signature is Valid.')
    expect(unknown).toContain(`Signer Certificate Common Name: Nicht geprüfte Schule ${school.tenantId.slice(-12)}`)
    await confirmTestSchool(owner, school, { town: 'Seestadt', officialNumber: '01G01' })
    const file = await sealedFile(teacher, school, 1)
    const status = await statusOf(file)
    expect(status).toContain('Signature is Valid.')
    expect(status).toContain('ETSI.CAdES.detached')
    expect(status).toContain('Total document signed')
    expect(status).toContain(`Signer Certificate Common Name: ${school.name}`)
    expect(status.match(/Signature #/g)).toHaveLength(1)
    // Both hold: that signature, and the seal, of the file and of its code.
    const mark = readFileMark(file)
    expect((await checkFile(file, await keys())).verification).toBe('genuine')
    expect((await checkCode(mark?.code ?? '', await keys())).verification).toBe('genuine')
    const changed = file.slice()
    changed[300] = (changed[300] ?? 0) ^ 1
    expect(await statusOf(changed)).not.toContain('Signature is Valid.')
  },
  60_000,
)

/** A certificate with RSA as operators bring it, in the files that settings name. */
const bringCertificate = async () => {
  const algorithm = {
    name: 'RSASSA-PKCS1-v1_5',
    hash: 'SHA-256',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
  }
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=Schulamt Musterstadt',
    notBefore: new Date(Date.now() - 60_000),
    notAfter: new Date(Date.now() + 86_400_000),
    signingAlgorithm: algorithm,
    keys: pair,
  })
  const der = Buffer.from(await crypto.subtle.exportKey('pkcs8', pair.privateKey)).toString('base64')
  const env = {
    LERNSPUR_SIGNATURE_CERTIFICATE: join(folder, 'certificate.pem'),
    LERNSPUR_SIGNATURE_KEY: join(folder, 'key.pem'),
  }
  await Bun.write(env.LERNSPUR_SIGNATURE_CERTIFICATE, certificate.toString('pem'))
  await Bun.write(env.LERNSPUR_SIGNATURE_KEY, `-----BEGIN PRIVATE KEY-----\n${der}\n-----END PRIVATE KEY-----\n`)
  return env
}

withPdfsig(
  'a certificate that the operator has brought signs for all schools',
  async () => {
    const env = await bringCertificate()
    Object.assign(process.env, env)
    loadOperatorSigner()
    try {
      const school = await testSchool(owner)
      const file = await sealedFile(teacher, school)
      const status = await statusOf(file)
      expect(status).toContain('Signature is Valid.')
      expect(status).toContain('Signer Certificate Common Name: Schulamt Musterstadt')
      expect((await checkFile(file, await keys())).verification).toBe('unconfirmed')
    } finally {
      for (const name of Object.keys(env)) delete process.env[name]
      loadOperatorSigner()
    }
  },
  60_000,
)

test('a wrong setting is named when the service starts', async () => {
  const env = await bringCertificate()
  expect(() => readOperatorSigner({ ...env, LERNSPUR_SIGNATURE_KEY: '' })).toThrow('LERNSPUR_SIGNATURE_KEY is missing.')
  expect(() => readOperatorSigner({ ...env, LERNSPUR_SIGNATURE_KEY: env.LERNSPUR_SIGNATURE_CERTIFICATE })).toThrow(
    'LERNSPUR_SIGNATURE_KEY must be a private key',
  )
  expect(() => readOperatorSigner({ ...env, LERNSPUR_SIGNATURE_CERTIFICATE: join(folder, 'none.pem') })).toThrow(
    'LERNSPUR_SIGNATURE_CERTIFICATE names a file that cannot be read.',
  )
  expect(readOperatorSigner({})).toBeUndefined()
})
