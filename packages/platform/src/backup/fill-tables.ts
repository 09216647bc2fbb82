import type { rebuildDatabase } from '@lernspur/database/copy/rebuild-database'
import type { FileStore } from '@lernspur/service-kit/file-store/file-store'
import type { Entry } from './archive'
import { subjectOf } from './check-archive'
import type { Manifest } from './manifest'

type Work = Parameters<typeof rebuildDatabase>[2]
type RowWriter = Awaited<ReturnType<Parameters<Work>[0]>>

/** Printed reports, else pictures that the server has encoded. */
const typeOf = (bytes: Uint8Array): string =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-' ? 'application/pdf' : 'image/png'

/** Writes a checked archive: files into the store, rows into their tables. */
export const fillFrom =
  (entries: AsyncIterable<Entry>, manifest: Manifest, files: FileStore): Work =>
  async (fill) => {
    const columnsOf = new Map(manifest.tables.map(({ name, columns }) => [`tables/${name}`, { name, columns }]))
    let open: { readonly subject: string; readonly writer: RowWriter } | undefined
    const writerOf = async (subject: string, name: string, columns: readonly string[]): Promise<RowWriter> => {
      if (open?.subject === subject) return open.writer
      await open?.writer.end()
      open = { subject, writer: await fill(name, columns) }
      return open.writer
    }
    for await (const { name, bytes } of entries) {
      const table = columnsOf.get(subjectOf(name))
      if (table) await (await writerOf(subjectOf(name), table.name, table.columns)).write(bytes)
      else if (name.startsWith('files/'))
        await files.put(name.slice('files/'.length), new Uint8Array(bytes), typeOf(bytes))
    }
    await open?.writer.end()
  }
