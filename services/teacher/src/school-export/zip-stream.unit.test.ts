import { expect, test } from 'bun:test'
import { unzipSync } from 'fflate'
import { type ZipPart, zipStream } from './zip-stream'

type Writer = Parameters<typeof zipStream>[0]

const writerOf = (tenantId: string): Writer => ({ actor: { tenantId, userId: `${tenantId} anna` } }) as Writer

const textOf = async (stream: ReadableStream<Uint8Array>): Promise<string> => {
  const files = unzipSync(await new Response(stream).bytes())
  return Object.values(files)
    .map((bytes) => new TextDecoder().decode(bytes))
    .join()
}

test('of many archives of a school one piece is made at a time, and an archive of another school is done meanwhile', async () => {
  const gate = Promise.withResolvers<void>()
  let started = 0
  async function* pieces(held: boolean): AsyncGenerator<Uint8Array> {
    started += 1
    if (held) await gate.promise
    yield new TextEncoder().encode('Anna')
    yield new TextEncoder().encode('Bert')
  }
  async function* parts(held: boolean): AsyncGenerator<ZipPart> {
    yield { path: 'kinder.csv', pieces: pieces(held) }
  }
  const many = Array.from({ length: 5 }, () => zipStream(writerOf('north'), parts(true)).then(textOf))
  expect(await textOf(await zipStream(writerOf('south'), parts(false)))).toBe('AnnaBert')
  expect(started).toBe(2)
  gate.resolve()
  expect(await Promise.all(many)).toEqual(many.map(() => 'AnnaBert'))
})
