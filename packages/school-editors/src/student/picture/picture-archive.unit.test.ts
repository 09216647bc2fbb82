import { expect, test } from 'bun:test'
import { pictureArchiveLimits, readPictureArchive } from './picture-archive'
import { type PackedFile, zipOf } from './testing/zip-of'

const kindOf = (files: readonly PackedFile[]) =>
  readPictureArchive(new Blob([zipOf(files)])).then(
    () => 'read',
    (error: { kind: string }) => error.kind,
  )
const photo = (name: string, more: Partial<PackedFile> = {}): PackedFile => ({ name, text: 'pixels', ...more })

test('pictures are read from folders, stored and deflated, with names as each system writes them', async () => {
  const archive = zipOf([
    photo('3a/Zoë Müller.jpg'),
    photo('3a/Ben Koch.PNG', { isStored: true }),
    photo('__MACOSX/3a/._Zoë Müller.jpg'),
    photo('3a/.DS_Store'),
    photo('3a/Liste.xlsx'),
    photo('J\u0081rgen.jpg', { isConsole: true }),
  ])
  const { pictures, others } = await readPictureArchive(new Blob([archive]))
  expect(pictures.map(({ name, file }) => [name, file.type])).toEqual([
    ['Zoë Müller.jpg', 'image/jpeg'],
    ['Ben Koch.PNG', 'image/png'],
    ['Jürgen.jpg', 'image/jpeg'],
  ])
  expect(await Promise.all(pictures.map(({ file }) => file.text()))).toEqual(['pixels', 'pixels', 'pixels'])
  expect(others).toEqual(['Liste.xlsx'])
})

test('an archive that is hostile is refused before anything is unpacked', async () => {
  const many = Array.from({ length: pictureArchiveLimits.entries + 1 }, (_, index) => photo(`${index}.jpg`))
  expect(await kindOf(many)).toBe('hostile')
  expect(await kindOf([photo('../../Mia.jpg')])).toBe('hostile')
  expect(await kindOf([photo('/etc/Mia.jpg')])).toBe('hostile')
  expect(await kindOf([photo('C:/Mia.jpg')])).toBe('hostile')
  expect(await kindOf([photo('a/b/c/d/e/Mia.jpg')])).toBe('hostile')
  // What the directory claims.
  expect(await kindOf([photo('Mia.jpg', { claimedSize: 900_000_000 })])).toBe('hostile')
  expect(await kindOf([photo('Mia.jpg', { claimedSize: 2 })])).toBe('hostile')
  expect(await kindOf([photo('Mia.jpg', { text: 'x'.repeat(40_000), claimedSize: 16_000_000, isStored: true })])).toBe(
    'too-large',
  )
})

test('what is encrypted, damaged, or has no picture says so', async () => {
  expect(await kindOf([photo('Mia.jpg', { isEncrypted: true })])).toBe('password')
  expect(await kindOf([photo('Liste.txt')])).toBe('empty')
  expect(await kindOf([])).toBe('empty')
  const kind = (bytes: Uint8Array<ArrayBuffer>) =>
    readPictureArchive(new Blob([bytes])).catch((error: { kind: string }) => error.kind)
  expect(await kind(new TextEncoder().encode('no archive'))).toBe('damaged')
  expect(await kind(zipOf([photo('Mia.jpg')]).slice(20))).toBe('damaged')
})
