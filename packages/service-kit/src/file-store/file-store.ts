/** Stores the bytes of uploaded files. Keys are `<tenantId>/<fileId>`; their content never changes. */
export interface FileStore {
  /** Writes all or nothing; again under the same key changes nothing. */
  put(key: string, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<void>
  /** Undefined when there is none. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Removes all files of a school; nothing when there are none. */
  removeAll(tenantId: string): Promise<void>
}
