import type { ClassDocumentProps } from './class-document'
import { drawTimeoutMs, reportQueue } from './worker/report-queue'

/** The PDF of a list of a class, drawn outside the calling thread. Rejects with a RenderError as `renderReport` does. */
export const renderClass = (list: ClassDocumentProps): Promise<Uint8Array<ArrayBuffer>> =>
  reportQueue.run({ kind: 'class', list }, drawTimeoutMs)
