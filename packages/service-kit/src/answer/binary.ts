/** A file as answer. */
export class Binary {
  constructor(
    readonly bytes: Uint8Array<ArrayBuffer>,
    readonly type: string,
    readonly fileName: string,
  ) {}
}

/** Answers with a file instead of the envelope. `fileName` may hold any letter. */
export const binary = (bytes: Uint8Array<ArrayBuffer>, file: { type: string; fileName: string }): Binary =>
  new Binary(bytes, file.type, file.fileName)
