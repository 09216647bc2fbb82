import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import type { ErrorDetail } from '@lernspur/contracts/wire/error-detail'
import type { BodyOf, ParamsOf, RouteSpec } from '@lernspur/contracts/wire/route'

/** What screens show of a call while it waits on the device. */
export interface CallAbout {
  readonly schoolClassId: string
  /** One line for the list of waiting entries, in the language of the page: competence and number of children. */
  readonly title: string
  /** Cells of the matrix that the call writes. */
  readonly cells?: readonly CallCell[]
}

interface CallCell {
  readonly studentId: string
  readonly competenceId: string
}

/** Why the server refused a call. */
export interface CallFailure {
  readonly code: ErrorCode
  readonly message: string
  /** HTTP status; 0 if the device itself holds the call back (rule browser.8). */
  readonly status: number
  readonly details: readonly ErrorDetail[]
  /** Of an unexpected error: under which the server's log has the call. */
  readonly requestId?: string | undefined
}

/** A call on this device that the server has not confirmed yet. */
export interface QueuedCall {
  /** Identifies the call on this device. */
  readonly key: string
  /** A refused call waits for a person: it is corrected, tried again or discarded. */
  readonly state: 'waiting' | 'sending' | 'refused'
  readonly about: CallAbout
  readonly params: unknown
  readonly body: unknown
  /** Milliseconds since 1970. */
  readonly addedAt: number
  readonly failure: CallFailure | null
  /** The server may have it already, because its answer is missing. */
  readonly isUnsure: boolean
  /** It sends a picture of an entry. */
  readonly isPicture: boolean
}

/** A picture for the row of a child in a call; sent separately after it (rule photo.2). */
export interface CallPicture {
  readonly studentId: string
  readonly file: Blob
  /** One line for the list of waiting entries. */
  readonly title: string
}

/** A write that may wait: a create, because its key makes a repetition harmless (rule call.7), and without files. */
export type QueueableRoute = RouteSpec & { readonly status: 201; readonly multipart?: never }

/** A call to keep on the device and to send as soon as possible. */
export interface CallToAppend<R extends QueueableRoute> {
  readonly operation: R
  readonly params?: ParamsOf<R>
  readonly body: BodyOf<R>
  readonly about: CallAbout
  /** Nouns whose cached reads are outdated once the server has confirmed. */
  readonly stale: readonly string[]
  readonly pictures?: readonly CallPicture[]
  /** Chosen by the caller, so that retrying after a failed append does not add it twice. */
  readonly key?: string
}

/** A call that is durable on this device. */
export interface AppendedCall<Data> {
  readonly key: string
  /**
   * The server's answer, whichever tab sends the call; rejects with the ApiError of a refusal. Pending while it waits.
   */
  readonly sent: Promise<Data>
}

/** A call that the server has, or that is durable on this device. */
export interface SavedCall<Data> extends AppendedCall<Data> {
  /** It waits on the device; the server has not confirmed it. */
  readonly isWaiting: boolean
}
