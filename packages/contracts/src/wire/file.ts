/** The purpose of a file; it decides the size limit. */
export type FileKind = 'picture' | 'table'

/** Bytes of an uploaded file at most; more is FILE_SIZE_LIMIT_EXCEEDED (rule file.1). */
export const fileBytesMax: Readonly<Record<FileKind, number>> = { picture: 5 * 1024 * 1024, table: 5 * 1024 * 1024 }

/** Width times height of an uploaded picture at most. */
export const picturePixelsMax = 25_000_000

/** A file that a call takes beside the fields of its body. */
export interface FileField {
  readonly kind: FileKind
  readonly optional?: true
}

/** Files of a multipart call by field name. */
export type FileFields = Readonly<Record<string, FileField>>
