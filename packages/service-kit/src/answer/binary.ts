/** Options of a file response. */
interface FileUse {
  /** Shown in a page; only for pictures that were encoded here. Else a browser saves it. */
  readonly inline?: true
  /** Changes with the bytes. The browser may keep the file, but asks each time whether it still may see it. */
  readonly etag?: string
}

/** The whole file, or a stream of one that is made while it is sent. */
type FileBytes = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>

/** A file as answer. */
export class Binary {
  constructor(
    readonly bytes: FileBytes,
    readonly type: string,
    readonly fileName: string,
    readonly use: FileUse = {},
  ) {}
}

/** Answers with a file instead of the envelope. `fileName` may contain any character. */
export const binary = (
  bytes: FileBytes,
  { type, fileName, ...use }: { type: string; fileName: string } & FileUse,
): Binary => new Binary(bytes, type, fileName, use)
