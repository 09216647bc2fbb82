import { fileBytesMax, picturePixelsMax } from '@lernspur/contracts/wire/file'

/** Why a file cannot become the picture of a level. */
export type PictureFault = 'drawing' | 'type' | 'size' | 'pixels' | 'broken'

/** What the server takes (rule file.1). */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

/** The fault that the type and size of a file show before it is read. */
export const faultOfFile = ({ type, size }: Pick<File, 'type' | 'size'>): PictureFault | undefined => {
  if (type === 'image/svg+xml') return 'drawing'
  if (!pictureTypes.some((known) => known === type)) return 'type'
  return size > fileBytesMax.picture ? 'size' : undefined
}

/** The decoded picture, upright, or why there is none. The caller closes it. */
export const readPictureFile = async (file: File): Promise<ImageBitmap | PictureFault> => {
  const fault = faultOfFile(file)
  if (fault) return fault
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return 'broken'
  if (bitmap.width * bitmap.height <= picturePixelsMax) return bitmap
  bitmap.close()
  return 'pixels'
}
