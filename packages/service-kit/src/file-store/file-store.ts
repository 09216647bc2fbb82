/** Where the bytes of uploaded files lie. Keys are `<tenantId>/<fileId>` and never change what they hold. */
export interface FileStore {
  /** Writes all or nothing; again under the same key changes nothing. */
  put(key: string, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<void>
  /** Undefined when there is none. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>
}
