import { afterAll, expect, test } from 'bun:test'
import { checkFile } from '@lernspur/contracts/teacher/report-seal/check-seal'
import { sealAttribute } from '@lernspur/contracts/teacher/report-seal/file-mark'
import type { SealKeys } from '@lernspur/contracts/teacher/report-seal/seal-key.contract'
import { closeReportWorker } from '@lernspur/documents/render-report'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../../app'
import { confirmTestSchool, sealedFile } from './testing/sealed-file'

const teacher = await serviceForFile('teacher', teacherService)
const school = await testSchool(teacher.owner)
await confirmTestSchool(teacher.owner, school, { town: 'Musterstadt', officialNumber: '01G01' })
afterAll(closeReportWorker)

const file = await sealedFile(teacher, school)
const keys: SealKeys = (await teacher.ask(null, { method: 'GET', path: '/seal-keys' })).body.data
const text = Buffer.from(file).toString('latin1')
const outcome = async (bytes: Uint8Array) => (await checkFile(bytes, keys)).verification
const joined = (...parts: readonly (string | Uint8Array)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))))

/** Every byte of the parts by which programs find their way, and a prime step through the others. */
const positions = (): number[] => {
  const near = (word: string, before: number, after: number) => {
    const at = text.lastIndexOf(word)
    return at < 0 ? [] : [[at - before, at + after] as const]
  }
  const parts = [
    [0, 600] as const,
    [file.length - 900, file.length] as const,
    ...near('/LNSP_Seal', 40, 420),
    // The signature for other programs with all around it, and the seal within it.
    ...near('/Contents <', 300, 3200),
    ...near(sealAttribute, 60, 240),
    ...near('/ByteRange', 40, 120),
    ...near('/AcroForm', 60, 120),
    ...near('xref', 60, 200),
    ...near('<x:xmpmeta', 60, 400),
    ...near('/Type /Catalog', 200, 200),
  ]
  const dense = parts.flatMap(([from, to]) => Array.from({ length: to - from }, (_, index) => from + index))
  const sparse = Array.from({ length: Math.ceil(file.length / 41) }, (_, index) => index * 41)
  return [...new Set([...dense, ...sparse])].filter((at) => at >= 0 && at < file.length)
}

test('the file is genuine as it is', async () => {
  expect(await outcome(file)).toBe('genuine')
})

test('no byte of a sealed file can be changed, wherever it stands (rule signature.3)', async () => {
  const passed: number[] = []
  for (const at of positions()) {
    const changed = new Uint8Array(file)
    // Each bit in turn; 5 is that between capital and small letters.
    for (const bit of [at % 8, 5]) {
      changed[at] = (file[at] ?? 0) ^ (1 << bit)
      if ((await outcome(changed)) === 'genuine') passed.push(at)
    }
  }
  expect(passed).toEqual([])
}, 120_000)

/** An update as programs append it: a new version of an object, with a cross-reference to it. */
const update = (): string => {
  const root = /\/Root (\d+) 0 R/.exec(text)?.[1] ?? ''
  const previous = /startxref\s+(\d+)\s+%%EOF/.exec(text)?.[1] ?? ''
  const size = /\/Size (\d+)/.exec(text)?.[1] ?? ''
  const body = `${root} 0 obj\n<< /Type /Catalog /Pages 1 0 R >>\nendobj\n`
  const offset = `${file.length}`.padStart(10, '0')
  const table = `xref\n${root} 1\n${offset} 00000 n \ntrailer\n<< /Size ${size} /Root ${root} 0 R /Prev ${previous} >>\n`
  return `${body}${table}startxref\n${file.length + body.length}\n%%EOF\n`
}

test.each([
  ['a line end behind it', () => joined(file, '\n')],
  ['a space behind it', () => joined(file, ' ')],
  ['a NUL behind it', () => joined(file, '\0')],
  ['a comment behind it', () => joined(file, '% Note: 1\n')],
  ['an update behind it', () => joined(file, update())],
  ['itself behind it', () => joined(file, file)],
  ['another file behind it', () => joined(file, '%PDF-1.7\n%%EOF\n')],
  ['a line end before it', () => joined('\n', file)],
  ['a mark of order before it', () => joined('\u00ef\u00bb\u00bf', file)],
  ['another file before it', () => joined('%PDF-1.7\n%%EOF\n', file)],
  ['its last byte gone', () => file.slice(0, -1)],
  ['its first byte gone', () => file.slice(1)],
  ['a byte within it twice', () => joined(file.slice(0, 2000), file.slice(1999))],
  ['a second seal behind it', () => joined(file, /\/LNSP_Seal \([^)]*\)/.exec(text)?.[0] ?? '')],
])('with %s it is not genuine', async (_, changed) => {
  expect(await outcome(changed())).not.toBe('genuine')
})
