import type { Call } from '@lernspur/service-kit/call/call'
import { writeInTurn } from '@lernspur/service-kit/share/writing-turns'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** One file of an archive; its bytes come piece by piece. */
export interface ZipPart {
  readonly path: string
  /** Whether the bytes are packed already, as those of pictures and PDF. */
  readonly isPacked?: true
  readonly pieces: AsyncIterable<Uint8Array>
}

/** Packs files one after the other; each piece of the archive is passed on before the next one is requested. */
async function* packParts(parts: AsyncIterable<ZipPart>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    ready.push(piece)
  })
  for await (const { path, isPacked, pieces } of parts) {
    const entry = isPacked ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 })
    zip.add(entry)
    for await (const piece of pieces) {
      entry.push(piece)
      yield* ready.splice(0)
    }
    entry.push(new Uint8Array(), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}

/**
 * An archive of `parts` as a stream. Each piece is made when it is the turn of the caller and the school, so that neither
 * many exports nor slow readers hold up other schools; TOO_MANY_REQUESTS, before anything is sent, when too many of the
 * person wait. A part that fails ends the stream early, which every reader of archives notices.
 */
export const zipStream = async (
  call: Pick<Call, 'actor'>,
  parts: AsyncIterable<ZipPart>,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> => {
  const pieces = packParts(parts)
  const next = () => writeInTurn(call, () => pieces.next())
  const started = [await next()]
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { done, value } = started.pop() ?? (await next())
        if (done) controller.close()
        // Pieces of the library are views of plain buffers.
        else controller.enqueue(new Uint8Array(value))
      } catch (error) {
        // The logged error must not show what was being written.
        controller.error(new Error(`The archive broke off: ${error instanceof Error ? error.name : typeof error}.`))
      }
    },
    cancel: async () => {
      await pieces.return(undefined)
    },
  })
}
