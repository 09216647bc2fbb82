import { type Binary, binary } from '@lernspur/service-kit/answer/binary'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { schoolToday } from '@lernspur/service-kit/tenant/school-today'
import { readTenantRow } from '@lernspur/service-kit/tenant/tenant-row'
import { exportParts } from './export-parts'
import type { DrawReport } from './file-parts'
import { type ZipPart, zipStream } from './zip-stream'

/** Records an archive once all of it was written, so that the school may be closed (rule keeping.4). */
async function* recorded(call: Call, parts: AsyncIterable<ZipPart>): AsyncGenerator<ZipPart> {
  yield* parts
  await call.write((tx) => audit(tx, call, 'tenant.export', call.actor.tenantId))
}

/**
 * Everything of the school as ZIP, written while it is read: memory never holds more than a page of rows and one file.
 * JSON and CSV for each noun, uploaded pictures, and completed reports as PDF.
 */
export const exportSchool = async (call: Call, draw: DrawReport): Promise<Binary> => {
  const { name } = await readTenantRow(call.db, call.actor.tenantId)
  const [[day]] = await call.read((tx) => [tx<{ today: string }[]>`select ${schoolToday(tx, call.actor)} as today`])
  const fileName = `${name.replaceAll(/[/\\]/g, '-')} ${day?.today ?? ''}.zip`
  return binary(await zipStream(call, recorded(call, exportParts(call, draw))), { type: 'application/zip', fileName })
}
