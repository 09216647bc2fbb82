import { afterAll, expect, test } from 'bun:test'
import { startGateway } from '../testing/gateway-fixture'

const gateway = startGateway()
afterAll(() => gateway.close())

interface Manifest {
  readonly lang: string
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[]
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string }[]
}

const read = async (language: string): Promise<Manifest> => {
  const answer = await gateway.call('/app.webmanifest', { headers: { cookie: `lernspur-language=${language}` } })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/manifest+json; charset=utf-8'])
  return (await answer.json()) as Manifest
}

/** Width and height of a PNG, from its header. */
const sizeOf = (bytes: Uint8Array): string => {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return `${view.getUint32(16)}x${view.getUint32(20)}`
}

test('the manifest speaks the language of the request, and its icons have the sizes that it says', async () => {
  const [german, english] = [await read('de'), await read('en')]
  expect([german.lang, german.shortcuts[0]?.name]).toEqual(['de', 'Beobachten'])
  expect([english.lang, english.shortcuts[0]?.name]).toEqual(['en', 'Observe'])
  for (const { src, sizes, type } of german.icons) {
    const icon = await gateway.call(src)
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, type])
    expect(sizeOf(await icon.bytes())).toBe(sizes)
  }
  expect((await gateway.call('/app-icons/apple-touch-180.png')).status).toBe(200)
  expect((await gateway.call('/app-icons/none.png')).status).toBe(404)
})
