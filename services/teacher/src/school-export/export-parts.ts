import type { Call } from '@lernspur/service-kit/call/call'
import { readTenantRow } from '@lernspur/service-kit/tenant/tenant-row'
import { exportedTables } from './exported-tables'
import { type DrawReport, reportFiles, uploadedPictures } from './file-parts'
import { csvOf, jsonOf } from './row-text'
import { type ExportRow, people, tableRows } from './table-rows'
import type { ZipPart } from './zip-stream'

type Pages = AsyncIterable<readonly ExportRow[]>

async function* school(call: Call): Pages {
  yield [{ ...(await readTenantRow(call.db, call.actor.tenantId)) }]
}

const tablesOf = (call: Call): [string, () => Pages][] => [
  ['schule', () => school(call)],
  ['personen', () => people(call)],
  ...Object.entries(exportedTables).map(([table, name]): [string, () => Pages] => [name, () => tableRows(call, table)]),
]

const readMe = `Dieses Archiv enthält alle Daten der Schule.

json/      alle Angaben, ein Datensatz je Zeile
csv/       dasselbe für Tabellenprogramme (UTF-8, Strichpunkt)
bilder/    hochgeladene Bilder
berichte/  abgeschlossene Berichte als PDF, je Klasse ein Ordner;
           gleichnamige Klassen mehrerer Jahre mit ihrem Schuljahr

Es enthält Daten von Kindern: Bewahren Sie es geschützt auf.
`

async function* note(): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(readMe)
}

/** The files of the export, in order; each is made only after the one before it is written. */
export async function* exportParts(call: Call, draw: DrawReport): AsyncGenerator<ZipPart> {
  yield { path: 'LIESMICH.txt', pieces: note() }
  for (const [name, pages] of tablesOf(call)) {
    yield { path: `json/${name}.json`, pieces: jsonOf(pages()) }
    yield { path: `csv/${name}.csv`, pieces: csvOf(pages()) }
  }
  yield* uploadedPictures(call)
  yield* reportFiles(call, draw)
}
