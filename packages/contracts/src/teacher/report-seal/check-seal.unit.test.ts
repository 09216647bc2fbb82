import { expect, test } from 'bun:test'
import type { RevocationReason } from '../../school-identity/seal-key-revocation'
import { toBase64 } from './base64'
import { checkCode, checkFile, keyIdOf } from './check-seal'
import { openMark, readFileMark, signedFile } from './file-mark'
import { fileMessage, sealCode, sealHead, sealMessage } from './seal-code'
import type { SealKeys } from './seal-key.contract'

const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair
const publicKey = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
const sign = async (message: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, message))
const confirmation = {
  name: 'Grundschule am Weiher',
  town: 'Musterstadt',
  officialNumber: '01G01',
  state: 'Berlin',
  operator: 'Schulamt',
  confirmedAt: '2026-09-01T08:00:00Z',
}
const keys: SealKeys = {
  publicKeys: [toBase64(publicKey)],
  withdrawnIds: [],
  schools: [{ publicKeys: [toBase64(publicKey)], confirmations: [confirmation] }],
}

const head = sealHead({
  keyId: await keyIdOf(publicKey),
  documentId: crypto.getRandomValues(new Uint8Array(16)),
  day: '2027-02-05',
  digest: crypto.getRandomValues(new Uint8Array(32)),
  schoolName: 'Grundschule am Weiher',
})
const code = sealCode(head, await sign(sealMessage(head)))

/** A file as `signedFile` makes it, as small as one can be. */
const sealedFile = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const drawn = new TextEncoder().encode(`%PDF-1.7\nOtto, Zeugnis\n<< /LNSP_Seal (${openMark(code)}) >>\n%%EOF\n`)
  const mark = readFileMark(drawn)
  if (!mark) throw new Error('The file has no mark.')
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', mark.unsigned))
  return signedFile(mark, await sign(fileMessage(digest)))
}

test('a file in which any bit of any byte is changed, or that is longer or shorter, is not genuine', async () => {
  const file = await sealedFile()
  const outcome = async (bytes: Uint8Array) => (await checkFile(bytes, keys)).verification
  expect(await outcome(file)).toBe('genuine')
  const passed: string[] = []
  for (const index of file.keys()) {
    for (let bit = 0; bit < 8; bit += 1) {
      const changed = new Uint8Array(file)
      changed[index] = (file[index] ?? 0) ^ (1 << bit)
      if ((await outcome(changed)) === 'genuine') passed.push(`${index}.${bit}`)
    }
  }
  expect(passed).toEqual([])
  const longer = new Uint8Array([...file, 10])
  for (const changed of [longer, file.slice(0, -1), file.slice(1), new Uint8Array([32, ...file])])
    expect(await outcome(changed)).not.toBe('genuine')
}, 60_000)

test('a code in which any character is another one is not genuine', async () => {
  const outcome = async (text: string) => (await checkCode(text, keys)).verification
  expect(await outcome(`https://schule.example/verify#${code}`)).toBe('genuine')
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const passed: string[] = []
  for (const index of [...code].keys()) {
    const others = index === code.length - 1 ? [...letters] : [letters[(letters.indexOf(code[index] ?? '') + 1) % 64]]
    for (const letter of others) {
      const changed = code.slice(0, index) + letter + code.slice(index + 1)
      if (changed !== code && (await outcome(changed)) === 'genuine') passed.push(`${index} ${letter}`)
    }
  }
  expect(passed).toEqual([])
}, 60_000)

const revokedBy = (reason: RevocationReason, day: string): SealKeys => ({
  ...keys,
  revocations: [{ publicKey: toBase64(publicKey), reason, day }],
})

test.each([
  ['closed', '2027-02-05', 'genuine'],
  ['closed', '2027-02-04', 'revoked'],
  ['lost', '2027-07-01', 'revoked'],
  ['misuse', '2027-07-01', 'revoked'],
] as const)(
  'a key revoked as %s from %s on makes a seal of 2027-02-05 %s (rule signature.11)',
  async (reason, day, outcome) => {
    expect(await checkCode(code, revokedBy(reason, day))).toMatchObject({
      verification: outcome,
      report: { day: '2027-02-05', revocation: { reason, day } },
    })
  },
)

test('an older list of keys, without schools, calls nobody genuine', async () => {
  const { publicKeys, withdrawnIds } = keys
  expect((await checkCode(code, { publicKeys, withdrawnIds })).verification).toBe('unconfirmed')
})

test('a confirmed school is named with others whose names look like its name', async () => {
  const other = { ...confirmation, name: 'GRUNDSCHULE AM WEIHER', town: 'Seestadt', officialNumber: '02G02' }
  const schools = [...(keys.schools ?? []), { publicKeys: [], confirmations: [other] }]
  expect(await checkCode(code, { ...keys, schools })).toMatchObject({
    verification: 'genuine',
    report: { confirmation, namesakes: [other] },
  })
})
