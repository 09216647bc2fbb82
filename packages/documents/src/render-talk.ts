import type { TalkDocumentProps } from './talk-document'
import { drawTimeoutMs, reportQueue } from './worker/report-queue'

/** The PDF of a talk's page, drawn outside the calling thread. Rejects with a RenderError as `renderReport` does. */
export const renderTalk = (talk: TalkDocumentProps): Promise<Uint8Array<ArrayBuffer>> =>
  reportQueue.run({ kind: 'talk', talk }, drawTimeoutMs)
