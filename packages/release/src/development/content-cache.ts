/** Bytes of the cache: the files of a few builds. */
const maxBytes = 64 * 1024 * 1024

/** Contents by their integrity, as far as there is room; those that were used longest ago go first. */
export const createContentCache = () => {
  const cached = new Map<string, Uint8Array<ArrayBuffer>>()
  let size = 0
  const remove = (integrity: string): void => {
    size -= cached.get(integrity)?.length ?? 0
    cached.delete(integrity)
  }
  const set = (integrity: string, bytes: Uint8Array<ArrayBuffer>): void => {
    remove(integrity)
    cached.set(integrity, bytes)
    size += bytes.length
    for (const oldest of cached.keys()) {
      if (size <= maxBytes) return
      remove(oldest)
    }
  }
  return {
    set,
    get: (integrity: string): Uint8Array<ArrayBuffer> | undefined => {
      const bytes = cached.get(integrity)
      if (bytes) set(integrity, bytes)
      return bytes
    },
  }
}
