import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { type FileField, type FileFields, fileBytesMax } from '@lernspur/contracts/wire/file'
import type { RouteSpec } from '@lernspur/contracts/wire/route'
import { ApiError } from '../call/api-error'
import { isChange, readBytes } from './body'

/** An uploaded file. Neither name nor type can be trusted. */
export interface UploadedFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** A multipart body. */
export interface Form {
  /** Text fields, not yet checked against the contract. */
  readonly fields: Readonly<Record<string, string>>
  readonly files: Readonly<Record<string, UploadedFile>>
  /** SHA-256 of all files, hexadecimal. */
  readonly digest: string
}

/** Bytes beside the files: the other fields, and the multipart boundaries. */
const restBytesMax = 64 * 1024

const missing: Readonly<Record<Language, string>> = { de: 'Die Datei fehlt.', en: 'The file is missing.' }

const bytesMaxOf = (files: FileFields): number =>
  Object.values(files).reduce((sum, { kind }) => sum + fileBytesMax[kind], restBytesMax)

const parse = async (bytes: Uint8Array<ArrayBuffer>, contentType: string | null): Promise<FormData> => {
  if (contentType?.split(';')[0]?.trim().toLowerCase() !== 'multipart/form-data')
    throw new ApiError('VALIDATION_FAILED')
  try {
    return await new Response(bytes, { headers: { 'content-type': contentType } }).formData()
  } catch {
    // The parser's message may quote the input, so it is dropped.
    throw new ApiError('VALIDATION_FAILED')
  }
}

/** Browsers send a file field without a chosen file as an empty file without a name. */
const isChosen = (file: File): boolean => file.size > 0 || Boolean(file.name)

const takeFile = async (file: File, field: FileField | undefined): Promise<UploadedFile> => {
  if (!field) throw new ApiError('VALIDATION_FAILED')
  if (file.size > fileBytesMax[field.kind]) throw new ApiError('FILE_SIZE_LIMIT_EXCEEDED')
  return { name: file.name ?? '', type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) }
}

const digestOf = (files: readonly UploadedFile[]): string =>
  files.reduce((hash, { bytes }) => hash.update(bytes), new Bun.CryptoHasher('sha256')).digest('hex')

/**
 * The multipart body of a call; undefined if the contract wants none. FILE_SIZE_LIMIT_EXCEEDED before more is read than
 * the files may have; VALIDATION_FAILED for anything but multipart, a repeated field, and an unknown or missing file;
 * EMPTY_DTO for a change that changes nothing.
 */
export const readForm = async (request: Request, route: RouteSpec, language: Language): Promise<Form | undefined> => {
  const { multipart } = route
  if (!multipart) return undefined
  const bytes = await readBytes(request, bytesMaxOf(multipart))
  const data = await parse(bytes, request.headers.get('content-type'))
  const fields = new Map<string, string>()
  const files = new Map<string, UploadedFile>()
  for (const [name, value] of data) {
    if (fields.has(name) || files.has(name)) throw new ApiError('VALIDATION_FAILED')
    if (typeof value === 'string') fields.set(name, value)
    else if (isChosen(value)) files.set(name, await takeFile(value, multipart[name]))
  }
  if (isChange(route) && fields.size === 0 && files.size === 0) throw new ApiError('EMPTY_DTO')
  const absent = Object.entries(multipart).filter(([name, { optional }]) => !optional && !files.has(name))
  if (absent.length > 0) {
    throw new ApiError(
      'VALIDATION_FAILED',
      absent.map(([path]) => ({ path, message: missing[language] })),
    )
  }
  if (!route.body && fields.size > 0) throw new ApiError('VALIDATION_FAILED')
  return {
    fields: Object.fromEntries(fields),
    files: Object.fromEntries(files),
    digest: digestOf([...files.values()]),
  }
}
