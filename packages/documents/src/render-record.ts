import type { RecordDocumentProps } from './record-document'
import { drawTimeoutMs, reportQueue, rowTimeoutMs } from './worker/report-queue'

/** The PDF of a record, drawn outside the calling thread. Rejects with a RenderError as `renderReport` does. */
export const renderRecord = (record: RecordDocumentProps): Promise<Uint8Array<ArrayBuffer>> => {
  const rows = record.blocks.reduce((sum, block) => sum + (block.kind === 'table' ? block.rows.length : 0), 0)
  return reportQueue.run({ kind: 'record', record }, drawTimeoutMs + rows * rowTimeoutMs)
}
