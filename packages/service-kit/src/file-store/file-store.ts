/** A file as the store lists it. */
export interface StoredKey {
  readonly key: string
  readonly changedAt: Date
}

/** Stores the bytes of uploaded files. Keys are `<tenantId>/<fileId>`; their content never changes. */
export interface FileStore {
  /** Writes all or nothing; again under the same key changes nothing. */
  put(key: string, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<void>
  /** Undefined when there is none. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Removes all files of a school; nothing when there are none. */
  removeAll(tenantId: string): Promise<void>
  /** Deletes a file; one that is not there is no failure. */
  remove(key: string): Promise<void>
  /** All files, also those that a write left unfinished, in any order. */
  list(): AsyncIterable<StoredKey>
}
