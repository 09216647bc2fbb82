import { levelPictureShapes, type PictureShape } from '@lernspur/contracts/level-picture'
import { Circle, Image, Path, Rect, Svg } from '@react-pdf/renderer'
import type { ReportDocumentProps, ReportPicture } from '../report-document'
import { paper } from './colour'
import { inOrder } from './in-order'

const Shape = ({ shape }: { shape: PictureShape }) => {
  const paint = {
    fill: shape.fill ?? 'none',
    ...(shape.stroke ? { stroke: shape.stroke, strokeWidth: shape.strokeWidth ?? 1 } : {}),
  }
  if (shape.kind === 'circle') return <Circle cx={shape.cx} cy={shape.cy} r={shape.r} {...paint} />
  if (shape.kind === 'path') return <Path d={shape.d} {...paint} />
  return (
    <Rect x={shape.x} y={shape.y} width={shape.width} height={shape.height} rx={shape.rx} ry={shape.rx} {...paint} />
  )
}

const isPng = (bytes: Uint8Array): boolean => bytes[0] === 0x89 && bytes[1] === 0x50
const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8

/** Bytes of a PNG or JPEG as a data address, which react-pdf embeds once however often it is shown. */
export const pictureAddress = (bytes: Uint8Array | undefined): string | undefined => {
  if (!bytes || !(isPng(bytes) || isJpeg(bytes))) return undefined
  return `data:image/${isPng(bytes) ? 'png' : 'jpeg'};base64,${Buffer.from(bytes).toString('base64')}`
}

/** How the pictures of a report are shown. */
export interface Pictures {
  /** Addresses of uploaded pictures of the scale by path, each made once. */
  uploaded: ReadonlyMap<string, string>
  /** Whether any level has a picture; a scale of words only gets no marks at all. */
  shown: boolean
}

const hasPicture = ({ picturePath, pictureData }: ReportPicture): boolean =>
  pictureData !== undefined || levelPictureShapes(picturePath ?? '').length > 0

/** Looks through scale and rows once per report. */
export const picturesOf = ({ scale, subjects }: Pick<ReportDocumentProps, 'scale' | 'subjects'>): Pictures => ({
  uploaded: new Map(
    scale.flatMap(({ picturePath, pictureData }) => {
      const address = pictureAddress(pictureData)
      return picturePath && address ? [[picturePath, address] as const] : []
    }),
  ),
  shown:
    scale.some(hasPicture) ||
    subjects.some(({ domains }) => domains.some(({ competences }) => competences.some(hasPicture))),
})

interface MarkProps {
  pictures: Pictures
  /** Width and height in points. */
  size: number
}

/** Picture of a level; its place stays empty where it has none, and is not there on a scale of words only. */
export const LevelMark = ({ picture, pictures, size }: MarkProps & { picture: ReportPicture }) => {
  if (!pictures.shown) return null
  const box = { width: size, height: size, marginRight: 5 }
  const address = pictureAddress(picture.pictureData) ?? pictures.uploaded.get(picture.picturePath ?? '')
  if (address) return <Image src={address} style={{ ...box, objectFit: 'contain' }} />
  return (
    <Svg viewBox="0 0 32 32" style={box}>
      {inOrder(levelPictureShapes(picture.picturePath ?? '')).map(({ key, item: shape }) => (
        <Shape key={key} shape={shape} />
      ))}
    </Svg>
  )
}

/** The open ring that stands for "not yet observed". */
export const OpenMark = ({ pictures, size }: MarkProps) =>
  pictures.shown ? (
    <Svg viewBox="0 0 32 32" style={{ width: size, height: size, marginRight: 5 }}>
      <Circle cx={16} cy={16} r={9} fill="none" stroke={paper.muted} strokeWidth={1.6} strokeDasharray="3 3" />
    </Svg>
  ) : null
