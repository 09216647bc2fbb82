import type { ClassDocumentProps, ClassListProps } from './class-document'
import { drawTimeoutMs, reportQueue, rowTimeoutMs } from './worker/report-queue'

/** The PDF of a list of a class, drawn outside the calling thread. Rejects with a RenderError as `renderReport` does. */
export const renderClass = (list: ClassDocumentProps): Promise<Uint8Array<ArrayBuffer>> =>
  reportQueue.run({ kind: 'class', list }, drawTimeoutMs)

/** For a list of some twenty children. */
const listTimeoutMs = 20 * rowTimeoutMs

/** The lists of several classes as one PDF; each begins on a page of its own, with pages counted for itself. */
export const renderClassLists = (
  lists: readonly [ClassListProps, ...ClassListProps[]],
): Promise<Uint8Array<ArrayBuffer>> =>
  reportQueue.run({ kind: 'classes', lists }, drawTimeoutMs + lists.length * listTimeoutMs)
