import { expect, test } from 'bun:test'
import { galleryContents } from './contents'

test('the gallery shows every component', async () => {
  const { missing } = await galleryContents()
  expect(missing).toEqual([])
})
