import { expect, test } from 'bun:test'
import { fileBytesMax } from '@lernspur/contracts/wire/file'
import { fixtureForFile, outcomeOf } from '../testing/fixture'

const fixture = await fixtureForFile()
const admin = await fixture.signedInPerson('admin')

const form = (...entries: [name: string, value: string | Blob][]): FormData => {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}
const file = (size = 3) => new File([new Uint8Array(size)], 'Bild.png', { type: 'image/png' })
const named: [string, string] = ['name', 'Äpfel']

/** Headers without a type, so that the form brings its own. */
const headers = () => {
  const { 'content-type': _, ...rest } = admin.headers as Record<string, string>
  return rest
}
const upload = (body: unknown) => fixture.send('POST', '/items/file', headers(), body)
const change = (body: unknown) => fixture.send('PUT', '/items/file', headers(), body)

test('fields and files are separated, and parsed by the contract', async () => {
  const answer = await upload(form(named, ['place', '4'], ['picture', file()], ['more', file(7)]))
  expect(await answer.json()).toEqual({ success: true, data: { name: 'Äpfel', place: 4, sizes: [3, 7] } })
  const without = await upload(form(named, ['picture', file()]))
  expect((await without.json()).data).toEqual({ name: 'Äpfel', place: null, sizes: [3, 0] })
})

test('a missing file is named', async () => {
  const body = await (await upload(form(named))).json()
  expect([body.error, body.details]).toEqual(['VALIDATION_FAILED', [{ path: 'picture', message: 'Die Datei fehlt.' }]])
})

test('anything but the contract’s form is refused', async () => {
  const failed = '400 VALIDATION_FAILED'
  expect(await outcomeOf(upload(form(['picture', file()])))).toBe(failed)
  expect(await outcomeOf(upload(form(named, named, ['picture', file()])))).toBe(failed)
  expect(await outcomeOf(upload(form(named, ['picture', file()], ['picture', file()])))).toBe(failed)
  expect(await outcomeOf(upload(form(named, ['picture', file()], ['other', file()])))).toBe(failed)
  expect(await outcomeOf(upload(form(named, ['picture', file()], ['other', 'x'])))).toBe(failed)
  expect(await outcomeOf(upload(form(named, ['picture', 'x'])))).toBe(failed)
  expect(await outcomeOf(fixture.send('POST', '/items/file', admin.headers, { name: 'x' }))).toBe(failed)
  const broken = { ...headers(), 'content-type': 'multipart/form-data; boundary=x' }
  expect(await outcomeOf(fixture.send('POST', '/items/file', broken, '--y\r\nnonsense'))).toBe(failed)
  expect(await outcomeOf(change(form(['other', 'x'])))).toBe(failed)
})

test('a change without a field and without a file is empty', async () => {
  expect(await outcomeOf(change(form(['picture', new File([], '')])))).toBe('400 EMPTY_DTO')
  expect(await outcomeOf(change(form(['picture', file()])))).toBe('200')
})

test('a file that is too large is refused, by its size or the declared one', async () => {
  const tooLarge = '413 FILE_SIZE_LIMIT_EXCEEDED'
  expect(await outcomeOf(change(form(['picture', file(fileBytesMax.picture + 1)])))).toBe(tooLarge)
  expect(await outcomeOf(change(form(['picture', file(fileBytesMax.picture + 200_000)])))).toBe(tooLarge)
})

test('an unauthenticated client learns nothing about files', async () => {
  const { 'content-type': _, ...otherPerson } = fixture.visitor() as Record<string, string>
  const answer = fixture.send('POST', '/items/file', otherPerson, form(['nonsense', 'x']))
  expect(await outcomeOf(answer)).toBe('401 INVALID_TOKEN')
})
