import { expect, test } from 'bun:test'
import { failure } from '@lernspur/api-client/testing/failure'
import { anna, callOf, keyText, makeDevice } from '../testing/device'
import type { Entry } from './entry'

const refusal = failure(422, 'FILE_VALIDATION_FAILED')
const noNetwork = failure(0)

/** A device with a network; `heard` is what arrived, as the route's last word, its parameters and its key. */
const deviceWithNetwork = () => {
  const network = { is: 'away' as 'away' | 'unheard' | 'there', refusesPictures: false, names: ['ada', 'ben'] }
  const received: (readonly [string, unknown, string])[] = []
  const send = async ({ route, params, idempotencyKey }: Entry) => {
    if (network.is === 'away') throw noNetwork
    const isPicture = route.path.endsWith('photos')
    if (isPicture && network.refusesPictures) throw refusal
    received.push([isPicture ? 'picture' : 'entry', params, idempotencyKey])
    if (network.is === 'unheard') throw noNetwork
    return isPicture ? {} : { rows: network.names.map((studentId) => ({ id: `of-${studentId}`, studentId })) }
  }
  return { device: makeDevice({ send }), network, heard: received }
}

const pixels = 'a drawing of a horse'

const withPictures = (key: string, names: readonly string[]) => ({
  ...callOf(1, '3a', key),
  pictures: names.map((studentId) => ({
    key: `${key}.${studentId}`,
    file: new Blob([pixels]),
    content: {
      ...callOf(2),
      route: { method: 'POST', path: '/observations-v2/{observationId}/photos' } as const,
      picture: { follows: key, studentId },
      failure: null,
    },
  })),
})

test('a photo waits encrypted, outlives its tab, and is sent after its entry to what the answer names', async () => {
  const { device, network, heard: received } = deviceWithNetwork()
  const first = await device.openTab()
  await first.outbox.add(withPictures('one', ['ada', 'ben']))
  await first.outbox.flush()
  expect(first.visible.map(({ isPicture, state }) => [isPicture, state])).toEqual([
    [false, 'waiting'],
    [true, 'waiting'],
    [true, 'waiting'],
  ])
  const stored = await device.database(({ files }) => files.toArray())
  expect(stored.map(({ sealed }) => new TextDecoder().decode(sealed).includes('horse'))).toEqual([false, false])
  first.kill()
  const second = await device.openTab(anna, keyText('a'))
  expect(await (await second.outbox.pictureOf('one.ben'))?.text()).toBe(pixels)
  network.is = 'there'
  await second.outbox.flush()
  expect(received).toEqual([
    ['entry', undefined, 'one'],
    ['picture', { observationId: 'of-ada' }, 'one.ada'],
    ['picture', { observationId: 'of-ben' }, 'one.ben'],
  ])
  expect([second.visible, await device.database(({ files }) => files.count())]).toEqual([[], 0])
})

test('a photo whose answer was lost is sent again by the same key', async () => {
  const { device, network, heard: received } = deviceWithNetwork()
  const tab = await device.openTab()
  await tab.outbox.add(withPictures('one', ['ada']))
  network.is = 'unheard'
  await tab.outbox.flush()
  network.is = 'there'
  await tab.outbox.flush()
  const keys = new Set(received.map(([, , key]) => key))
  expect([[...keys], tab.visible]).toEqual([['one', 'one.ada'], []])
})

test('a refused photo stays alone, and is replaced by another as another call', async () => {
  const { device, network, heard: received } = deviceWithNetwork()
  const tab = await device.openTab()
  network.is = 'there'
  network.refusesPictures = true
  await tab.outbox.add(withPictures('one', ['ada']))
  await tab.outbox.flush()
  expect(tab.visible.map(({ key, state, failure }) => [key, state, failure?.code])).toEqual([
    ['one.ada', 'refused', 'FILE_VALIDATION_FAILED'],
  ])
  network.refusesPictures = false
  expect(await tab.outbox.replacePicture('one.ada', new Blob(['another']))).toBe(true)
  await tab.outbox.flush()
  const [, [what, params, key] = []] = received
  expect([what, params, key === 'one.ada', tab.visible]).toEqual(['picture', { observationId: 'of-ada' }, false, []])
})

test('photos go with the entry that is discarded, and say so when they were left out of it', async () => {
  const { device, network } = deviceWithNetwork()
  const tab = await device.openTab()
  await tab.outbox.add(withPictures('one', ['ada', 'ben']))
  expect(await tab.outbox.discard('one', true)).toBe(true)
  expect([tab.visible, await device.database(({ files }) => files.count())]).toEqual([[], 0])
  network.is = 'there'
  network.names = ['ben']
  await tab.outbox.add(withPictures('two', ['ada', 'ben']))
  await tab.outbox.flush()
  expect(tab.visible.map(({ key, state, failure }) => [key, state, failure?.code])).toEqual([
    ['two.ada', 'refused', 'NOT_FOUND'],
  ])
  // Taking back what was sent drops what is left of its photos.
  expect(await tab.outbox.discard('two')).toBe(false)
  expect(tab.visible).toEqual([])
})

test('without room neither an entry nor its photos stay', async () => {
  const { device } = deviceWithNetwork()
  const tab = await device.openTab()
  device.fill(true)
  expect(tab.outbox.add(withPictures('one', ['ada']))).rejects.toThrow()
  device.fill(false)
  expect(await device.database(({ files }) => files.count())).toBe(0)
})
