/** A file as the store lists it. */
export interface StoredKey {
  readonly key: string
  readonly changedAt: Date
}

/**
 * Stores bytes. Keys of uploaded files are `<tenantId>/<fileId>`, those of releases begin with `mfe/`; their content
 * never changes.
 */
export interface FileStore {
  /** Writes all or nothing; again under the same key changes nothing. */
  put(key: string, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<void>
  /** Undefined when there is none. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Removes all files of a folder, such as of a school; nothing when there are none. */
  removeAll(folder: string): Promise<void>
  /** Deletes a file; one that is not there is no failure. */
  remove(key: string): Promise<void>
  /**
   * What lies below a folder, or all, also what a write left unfinished, in any order. Keys are at least two levels
   * below it; a local store names folders on the second level, and not the files in them.
   */
  list(folder?: string): AsyncIterable<StoredKey>
}
