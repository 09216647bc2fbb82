import { describe, expect, test } from 'bun:test'
import { type AnyFile, changedFile, packed } from '../testing/changed-file'
import { sampleFile } from '../testing/sample-file'
import { closeContainer, enmSizes, openContainer } from './container'
import { EnmFault } from './enm-fault'
import { readEnm } from './read-enm'

const key = { password: 'Streng geheim', salt: 'Salz' }

/** The kind of fault that reading ends with, and where. */
const faultOf = async (file: Blob, withKey?: typeof key): Promise<unknown> => {
  try {
    await readEnm(file, withKey)
    return undefined
  } catch (error) {
    if (!(error instanceof EnmFault)) throw error
    return error.detail.at === undefined ? error.kind : [error.kind, error.detail.at]
  }
}
const faultOfText = (text: string) => faultOf(packed(text))

describe('reading', () => {
  test('takes gzip, plain JSON with and without a mark, and both encrypted, and gives each back as it came', async () => {
    const text = JSON.stringify(sampleFile(), null, 2)
    for (const container of [true, false].flatMap((isPacked) =>
      [true, false].flatMap((isEncrypted) =>
        [true, false].map((hasByteOrderMark) => ({ isPacked, isEncrypted, hasByteOrderMark })),
      ),
    )) {
      const file = await closeContainer(text, container, key)
      expect(await openContainer(file, key)).toEqual({ text, container })
    }
    expect((await readEnm(packed(text))).semester).toBe('first')
  })

  test('reads what other programs have encrypted, in lines or not', async () => {
    const { createCipheriv, pbkdf2Sync, randomBytes } = await import('node:crypto')
    const iv = randomBytes(16)
    const cipher = createCipheriv('aes-256-cbc', pbkdf2Sync(key.password, key.salt, 65_536, 32, 'sha256'), iv)
    const text = JSON.stringify(sampleFile())
    const base64 = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
    for (const content of [base64, `${base64.replace(/.{76}/g, '$&\r\n')}\n`]) {
      expect((await readEnm(new Blob([content]), key)).text).toBe(text)
    }
  })

  test('says that a password is missing or wrong, whatever the wrong key makes of the file', async () => {
    const file = await closeContainer(
      JSON.stringify(sampleFile()),
      { isEncrypted: true, isPacked: false, hasByteOrderMark: false },
      key,
    )
    expect(await faultOf(file)).toBe('encrypted')
    // Among so many wrong keys some leave valid padding behind.
    for (const salt of ['salz', '', ...Array.from({ length: 30 }, (_, index) => `Salz ${index}`)]) {
      expect(await faultOf(file, { ...key, salt })).toBe('wrongKey')
    }
    expect(await faultOf(new Blob(['QUJD']), key)).toBe('wrongKey')
  })

  test('refuses what is no ENM file, and names what is wrong', async () => {
    expect(await faultOf(new Blob([]))).toBe('empty')
    expect(await faultOf(new Blob(['%PDF-1.7 not one']))).toBe('notEnm')
    expect(await faultOf(new Blob(['PK\u0003\u0004']))).toBe('notEnm')
    expect(await faultOf(new Blob([new Uint8Array([0x1f, 0x8b, 8, 0, 1, 2, 3])]))).toBe('damaged')
    expect(await faultOf(packed(JSON.stringify(sampleFile())).slice(0, 400))).toBe('damaged')
    expect(await faultOfText('{"enmRevision": 2,')).toBe('noJson')
    expect(await faultOfText('{"enmRevision": 2} // and more')).toBe('noJson')
    expect(await faultOf(new Blob([new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d])]))).toBe('noJson')
    expect(await faultOfText('[]')).toBe('notEnm')
    expect(await faultOfText('{"a": 1}')).toBe('notEnm')
    for (const revision of [-1, 0, 3, '2', null]) {
      expect(await faultOfText(changedFile((file) => Object.assign(file, { enmRevision: revision })))).toEqual([
        'revision',
        String(revision),
      ])
    }
    const wrong: [string, (file: AnyFile) => void][] = [
      ['schulnummer', (file) => Object.assign(file, { schulnummer: '123456' })],
      ['anzahlAbschnitte', (file) => Object.assign(file, { anzahlAbschnitte: 3 })],
      ['aktuellerAbschnitt', (file) => Object.assign(file, { aktuellerAbschnitt: 3 })],
      ['schueler', (file) => file.schueler.push(...file.schueler)],
      ['schueler.1.lernabschnitt', (file) => Object.assign(file.schueler[1] ?? {}, { lernabschnitt: 'x' })],
      ['schueler.0.bemerkungen.tsZB', (file) => Object.assign(file.schueler[0]?.bemerkungen ?? {}, { tsZB: 'heute' })],
      ['schueler.0.id', (file) => Object.assign(file.schueler[0] ?? {}, { id: 2 ** 60 })],
      ['ankreuzkompetenzen.textStufen', (file) => file.ankreuzkompetenzen.textStufen.pop()],
    ]
    for (const [at, change] of wrong) expect(await faultOfText(changedFile(change))).toEqual(['content', at])
    const twice = JSON.stringify(sampleFile()).replace('"ZB":null', '"ZB":null,"ZB":"x"')
    expect(await faultOfText(twice)).toEqual(['content', 'ZB'])
  })

  test('refuses files that grow or are nested without measure, before anything else reads them', async () => {
    expect(await faultOfText('['.repeat(100_000))).toBe('tooDeep')
    expect(await faultOfText(`{"enmRevision":2,"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)).toBe('tooDeep')
    // Brackets in words are no brackets.
    expect(
      await faultOfText(changedFile((file) => Object.assign(file, { schulform: '[{\\"['.repeat(50) }))),
    ).toBeUndefined()
    const zeros = new Blob([Bun.gzipSync(new Uint8Array(enmSizes.unpacked + 1))])
    expect(zeros.size).toBeLessThan(100_000)
    expect(await faultOf(zeros)).toBe('tooLarge')
    expect(await faultOf(new Blob([new Uint8Array(enmSizes.packed + 1)]))).toBe('tooLarge')
  })
})
