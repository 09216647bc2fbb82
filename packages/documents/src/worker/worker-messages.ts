import type { ClassDocumentProps, ClassListProps } from '../class-document'
import type { RecordDocumentProps } from '../record-document'
import type { ReportDocumentProps } from '../report-document'
import type { TalkDocumentProps } from '../talk-document'

/** What the worker can do. */
export type ReportTask =
  | { kind: 'reports'; reports: readonly [ReportDocumentProps, ...ReportDocumentProps[]]; duplex: boolean }
  | { kind: 'record'; record: RecordDocumentProps }
  | { kind: 'talk'; talk: TalkDocumentProps }
  | { kind: 'page'; report: ReportDocumentProps }
  | { kind: 'set-page'; reports: readonly [ReportDocumentProps, ...ReportDocumentProps[]] }
  | { kind: 'class'; list: ClassDocumentProps }
  | { kind: 'classes'; lists: readonly [ClassListProps, ...ClassListProps[]] }

/** A task on its way to a worker. */
export interface WorkerJob<Task> {
  id: number
  task: Task
}

/** How much is done, and in the end the file with the worker's last known heap in bytes, or why there is none. */
export type WorkerAnswer =
  | { id: number; done: number }
  | { id: number; bytes: Uint8Array<ArrayBuffer>; heapBytes: number }
  | { id: number; failure: string }
