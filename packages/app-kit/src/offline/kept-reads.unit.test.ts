import { expect, test } from 'bun:test'
import { QueryClient } from '@tanstack/react-query'
import { importKey } from './device/cipher'
import { keepReads, restoreReads } from './device/kept-reads'
import { anna, bert, keyText, makeDevice } from './testing/device'

const pageOn = (device: ReturnType<typeof makeDevice>) => {
  const client = new QueryClient()
  return {
    client,
    partsOf: async (owner: typeof anna, letter: string) => ({
      client,
      owner,
      database: device.database,
      cryptoKey: await importKey(keyText(letter)),
    }),
  }
}

test('what class pages have read is there without a network, for its reader alone', async () => {
  const device = makeDevice({ send: () => Promise.reject(new Error('There is no network.')) })
  const before = pageOn(device)
  before.client.setQueryData(['student', 'list', {}], ['Amira'])
  keepReads(await before.partsOf(anna, 'a'))
  before.client.setQueryData(['school-class', 'list'], ['3a'])
  before.client.setQueryData(['notification', 'list'], ['Neues'])
  while ((await device.database(({ reads }) => reads.count())) < 2) await Bun.sleep(20)

  const after = pageOn(device)
  after.client.setQueryData(['school-class', 'list'], ['4a'])
  await restoreReads(await after.partsOf(anna, 'a'))
  const shown = [
    ['student', 'list', {}],
    ['school-class', 'list'],
    ['notification', 'list'],
  ]
  expect(shown.map((key) => after.client.getQueryData(key))).toEqual([['Amira'], ['4a'], undefined])

  const other = pageOn(device)
  await restoreReads(await other.partsOf(bert, 'b'))
  await restoreReads(await other.partsOf(anna, 'b'))
  expect(other.client.getQueryCache().getAll()).toEqual([])
  const stored = await device.database(({ reads }) => reads.toArray())
  expect(stored.map(({ sealed }) => new TextDecoder().decode(sealed)).join()).not.toContain('Amira')
})
