import { RenderError } from '@lernspur/documents/render-error'
import type { Call } from '@lernspur/service-kit/call'
import { fileKey } from '@lernspur/service-kit/keep-picture'
import { type PrintableReport, printableReport, renderPrintable } from '../report/printable-report'
import { tableRows } from './table-rows'
import type { ZipPart } from './zip-stream'

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
    for (const { id } of rows) {
      const bytes = await call.files.get(fileKey(call.actor.tenantId, String(id)))
      if (bytes) yield { path: `bilder/${id}.png`, isPacked: true, pieces: once(bytes) }
    }
  }
}

/** The PDF of a report; undefined when it cannot be drawn, which must not cost the other files. */
const drawn = async (call: Call, report: PrintableReport): Promise<Uint8Array | undefined> => {
  try {
    return await renderPrintable(call, report)
  } catch (error) {
    if (error instanceof RenderError) return undefined
    throw error
  }
}

const pathOf = ({ id, name, schoolClassName, studentFirstName, studentLastName }: PrintableReport): string => {
  const child = fileName(`${studentLastName}, ${studentFirstName} – ${name}`)
  return `berichte/${fileName(schoolClassName) || '-'}/${child} ${id.slice(-8)}`
}

/** Completed reports as they print, each drawn when its turn comes; a note takes the place of one that cannot be. */
export async function* reportFiles(call: Call): AsyncGenerator<ZipPart> {
  for await (const rows of tableRows(call, 'report')) {
    for (const { id } of rows.filter(({ status }) => status === 'completed')) {
      const report = await printableReport(call, String(id))
      if (!report) continue
      const bytes = await drawn(call, report)
      if (bytes) yield { path: `${pathOf(report)}.pdf`, isPacked: true, pieces: once(bytes) }
      else yield { path: `${pathOf(report)}.txt`, pieces: once(new TextEncoder().encode(notDrawn)) }
    }
  }
}

const notDrawn = 'Dieser Bericht konnte nicht als PDF erzeugt werden. Seine Inhalte stehen in json/berichte.json.\n'
