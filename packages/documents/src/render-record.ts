import { recordInfo } from './record/record-info'
import { recordParts } from './record/record-parts'
import type { RecordDocumentProps } from './record-document'
import type { FilePart } from './worker/join-files'
import { drawTimeoutMs, joinTimeoutMs, reportQueue } from './worker/report-queue'

/**
 * The PDF of a record, drawn outside the calling thread, long ones in parts that are joined.
 * Rejects with a RenderError as `renderReport` does.
 */
export const renderRecord = async (record: RecordDocumentProps): Promise<Uint8Array<ArrayBuffer>> => {
  const { blocks: _, ...head } = record
  const drawn: FilePart[] = []
  for (const part of recordParts(record.blocks)) {
    const bytes = await reportQueue.run({ kind: 'record', record: { ...head, blocks: [] }, part }, drawTimeoutMs)
    if (part.parts === 1) return bytes
    drawn.push({ name: `${part.blocks[0]?.heading ?? record.title} (${part.number}/${part.parts})`, bytes })
  }
  return reportQueue.run({ kind: 'join', parts: drawn, info: recordInfo(record) }, joinTimeoutMs)
}
