import { ImportFault } from '../fault/import-fault'

/** The text of a file in UTF-8, without its byte order mark. FILE_VALIDATION_FAILED for another encoding. */
export const decodeText = (bytes: Uint8Array): string => {
  const fault = new ImportFault('FILE_VALIDATION_FAILED', [{ reason: 'encoding' }])
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // ASCII text in UTF-16 is valid UTF-8, so it is detected by its NUL bytes.
    if (text.includes('\0')) throw fault
    return text
  } catch {
    throw fault
  }
}
