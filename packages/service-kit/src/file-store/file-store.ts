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
  /** Writes all or nothing; writing the same key again changes nothing. */
  put(key: string, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<void>
  /** Undefined when there is none. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Removes all files of a folder, such as a school's; does nothing when there are none. */
  removeAll(folder: string): Promise<void>
  /** Deletes a file, if it exists. */
  remove(key: string): Promise<void>
  /**
   * The files below a folder, or all of them, in any order, including those that a write left unfinished. Keys are at
   * least two levels below it; a local store lists folders on the second level, but not the files in them.
   */
  list(folder?: string): AsyncIterable<StoredKey>
}
