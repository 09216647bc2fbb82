import { createHash } from 'node:crypto'

/** Subresource integrity of some bytes. */
export const integrityOf = (bytes: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`
