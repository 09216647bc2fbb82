import { levelPictureShapes } from '@lernspur/contracts/level-picture'
import type { ReportDocumentProps, ReportPicture } from '../report-document'

const isPng = (bytes: Uint8Array): boolean => bytes[0] === 0x89 && bytes[1] === 0x50
const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8

/** Data addresses by the digest of their bytes. */
const cache = new Map<string, string>()

/** Caches the bytes of a PNG or JPEG and returns a name for exactly these bytes; null for anything else. */
export const cachePicture = (bytes: Uint8Array | undefined): string | null => {
  if (!bytes || !(isPng(bytes) || isJpeg(bytes))) return null
  const name = `kept/${new Bun.CryptoHasher('sha256').update(bytes).digest('hex')}`
  if (!cache.has(name)) {
    cache.set(name, `data:image/${isPng(bytes) ? 'png' : 'jpeg'};base64,${Buffer.from(bytes).toString('base64')}`)
  }
  return name
}

/** The data address of a cached picture. */
export const addressOfPicture = (name: string): string | undefined => cache.get(name)

/** To be called when a file is finished. */
export const clearPictureCache = (): void => cache.clear()

/** How the levels of a report are shown. */
export interface Marks {
  /** Whether any level has a picture; a scale of words alone gets no marks at all. */
  readonly isVisible: boolean
  /** Name of a level's picture, built in or cached; null when it has none. */
  readonly of: (picture: ReportPicture) => string | null
}

const isBuiltIn = (path: string | null): path is string => path !== null && levelPictureShapes(path).length > 0

/** Looks through scale and rows once per report. */
export const marksOf = ({ scale, subjects }: Pick<ReportDocumentProps, 'scale' | 'subjects'>): Marks => {
  const uploaded = new Map(scale.map(({ picturePath, pictureData }) => [picturePath, cachePicture(pictureData)]))
  const of = ({ picturePath, pictureData }: ReportPicture): string | null =>
    cachePicture(pictureData) ?? uploaded.get(picturePath) ?? (isBuiltIn(picturePath) ? picturePath : null)
  const hasMark = (picture: ReportPicture) => picture.pictureData !== undefined || of(picture) !== null
  const rows = subjects.flatMap(({ domains }) => domains.flatMap(({ competences }) => competences))
  return { isVisible: [...scale, ...rows].some(hasMark), of }
}
