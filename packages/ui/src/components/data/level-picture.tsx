import { cn } from '../../cn'

/** A shape of a 32 × 32 drawing. */
export type PictureShape = {
  readonly fill?: string | undefined
  readonly stroke?: string | undefined
  readonly strokeWidth?: number | undefined
} & (
  | { readonly kind: 'circle'; readonly cx: number; readonly cy: number; readonly r: number }
  | {
      readonly kind: 'rect'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly rx: number
    }
  | { readonly kind: 'path'; readonly d: string }
)

interface LevelPictureProps {
  /** Shapes of a built-in picture; without shapes and src the label is shown as a text badge. */
  shapes?: readonly PictureShape[] | undefined
  /** URL of an uploaded picture. */
  src?: string | null | undefined
  /** The level's name; always required, so that colour is not the only information. */
  label: string
  size?: 20 | 32 | 64 | undefined
  /** The name is shown next to the picture. */
  decorative?: boolean | undefined
  className?: string | undefined
}

const badges = { 20: 'px-1.5 text-xs', 32: 'px-2 py-0.5 text-sm', 64: 'px-3 py-1.5 text-base' }

const paint = ({ fill, stroke, strokeWidth }: PictureShape) => ({
  fill: fill ?? 'none',
  ...(stroke === undefined ? {} : { stroke, strokeWidth: strokeWidth ?? 2 }),
})

function Shape({ shape }: { shape: PictureShape }) {
  if (shape.kind === 'circle') return <circle cx={shape.cx} cy={shape.cy} r={shape.r} {...paint(shape)} />
  if (shape.kind === 'path') return <path d={shape.d} strokeLinecap="round" strokeLinejoin="round" {...paint(shape)} />
  const { x, y, width, height, rx } = shape
  return <rect x={x} y={y} width={width} height={height} rx={rx} {...paint(shape)} />
}

/** The picture of one level of a scale, crisp at 20, 32 and 64 px. */
export function LevelPicture({ shapes = [], src, label, size = 20, decorative = false, className }: LevelPictureProps) {
  if (typeof src === 'string' && src !== '') {
    return (
      <img
        src={src}
        alt={decorative ? '' : label}
        width={size}
        height={size}
        // Uploaded drawings are often black on transparent, so the dark theme puts them on white.
        style={{ background: 'var(--light, transparent) var(--dark, #f4efe6)' }}
        className={cn('inline-block shrink-0 rounded-sm object-contain', className)}
      />
    )
  }
  if (shapes.length === 0) {
    return (
      <span
        className={cn('inline-block rounded-sm bg-secondary font-medium text-foreground', badges[size], className)}
        aria-hidden={decorative || undefined}
      >
        {label}
      </span>
    )
  }
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      className={cn('inline-block shrink-0', className)}
      role="img"
      aria-label={label}
      aria-hidden={decorative || undefined}
    >
      {shapes.map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of a drawing never change their order.
        <Shape key={index} shape={shape} />
      ))}
    </svg>
  )
}
