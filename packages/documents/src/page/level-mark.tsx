import { levelPictureShapes, type PictureShape } from '@lernspur/contracts/level-picture'
import { Circle, Image, Path, Rect, Svg, View } from '@react-pdf/renderer'
import { tagged } from '../tagged/laid-out'
import { paper } from './colour'
import { inOrder } from './in-order'
import { addressOfPicture } from './pictures'

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

interface MarkProps {
  /** Name of a picture, built in or cached; null leaves its space empty. */
  picture: string | null
  /** Width and height in points. */
  size: number
  /** What it shows, unless words beside it say so. */
  alt?: string
}

/** Picture of a level. */
export const LevelMark = ({ picture, size, alt }: MarkProps) => {
  const box = { width: size, height: size, marginRight: 5 }
  if (picture === null) return <View style={box} />
  const figure = alt === undefined ? {} : tagged('Figure', { alt })
  const address = addressOfPicture(picture)
  if (address) return <Image src={address} style={{ ...box, objectFit: 'contain' }} {...figure} />
  return (
    <Svg viewBox="0 0 32 32" style={box} {...figure}>
      {inOrder(levelPictureShapes(picture)).map(({ key, item: shape }) => (
        <Shape key={key} shape={shape} />
      ))}
    </Svg>
  )
}

/** The open ring that stands for "not yet observed". */
export const OpenMark = ({ size, alt }: Omit<MarkProps, 'picture'>) => (
  <Svg
    viewBox="0 0 32 32"
    style={{ width: size, height: size, marginRight: 5 }}
    {...(alt === undefined ? {} : tagged('Figure', { alt }))}
  >
    <Circle cx={16} cy={16} r={9} fill="none" stroke={paper.muted} strokeWidth={1.6} strokeDasharray="3 3" />
  </Svg>
)
