import type { Call } from '@lernspur/service-kit/call/call'
import { fileKey } from '@lernspur/service-kit/picture/store-picture'
import { reportFolders } from './report-folders'
import { tableRows } from './table-rows'
import type { ZipPart } from './zip-stream'

/** A report as it prints; without bytes when it cannot be drawn. */
interface DrawnReport {
  readonly id: string
  readonly name: string
  readonly schoolClassId: string | null
  readonly schoolClassName: string
  readonly schoolYearName: string | null
  readonly studentFirstName: string
  readonly studentLastName: string
  readonly bytes: Uint8Array | undefined
}

/** Draws a report. The service passes it in, because only the slice of reports knows how. */
export type DrawReport = (call: Call, id: string) => Promise<DrawnReport | undefined>

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** A name that every file system takes, and that cannot leave its folder. */
const fileName = (text: string): string =>
  text
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^\.+/, '')
    .trim()
    .slice(0, 120)

/** Uploaded pictures, one after the other. */
export async function* uploadedPictures(call: Call): AsyncGenerator<ZipPart> {
  for await (const rows of tableRows(call, 'stored_file')) {
    for (const { id, type } of rows) {
      const bytes = await call.files.get(fileKey(call.actor.tenantId, String(id)))
      if (bytes)
        yield { path: `bilder/${id}.${type === 'image/jpeg' ? 'jpg' : 'png'}`, isPacked: true, pieces: once(bytes) }
    }
  }
}

const pathOf = ({ id, name, studentFirstName, studentLastName }: DrawnReport, folder: string): string => {
  const child = fileName(`${studentLastName}, ${studentFirstName} – ${name}`)
  // A year is written 2026/27, and a slash would begin a folder.
  return `berichte/${fileName(folder.replaceAll('/', '-')) || '-'}/${child} ${id.slice(-8)}`
}

const notDrawn = 'Dieser Bericht konnte nicht als PDF erzeugt werden. Seine Inhalte stehen in json/berichte.json.\n'

/** Completed reports as they print, each drawn when its turn comes; a note replaces one that cannot be drawn. */
export async function* reportFiles(call: Call, draw: DrawReport): AsyncGenerator<ZipPart> {
  const folderOf = await reportFolders(call)
  for await (const rows of tableRows(call, 'report')) {
    for (const { id } of rows.filter(({ status }) => status === 'completed')) {
      const report = await draw(call, String(id))
      if (!report) continue
      const path = pathOf(report, folderOf(report))
      if (report.bytes) yield { path: `${path}.pdf`, isPacked: true, pieces: once(report.bytes) }
      else yield { path: `${path}.txt`, pieces: once(new TextEncoder().encode(notDrawn)) }
    }
  }
}
