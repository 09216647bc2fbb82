/** Sets of level pictures that ship with the product (rule scale.2). */
export const pictureSets = ['smileys', 'stars', 'traffic-light', 'bars', 'text'] as const
export type PictureSet = (typeof pictureSets)[number]

/** One shape on a 32 × 32 field, drawn alike on screen and on paper. */
export type PictureShape =
  | {
      readonly kind: 'circle'
      readonly cx: number
      readonly cy: number
      readonly r: number
      readonly fill?: string
      readonly stroke?: string
      readonly strokeWidth?: number
    }
  | {
      readonly kind: 'rect'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly rx: number
      readonly fill?: string
      readonly stroke?: string
      readonly strokeWidth?: number
    }
  | {
      readonly kind: 'path'
      readonly d: string
      readonly fill?: string
      readonly stroke?: string
      readonly strokeWidth?: number
    }

const ink = '#1f2430'
const faint = '#c9c5ba'
const scale = ['#c8553d', '#dd8a3c', '#e3b23c', '#8fae4b', '#3f8f5f'] as const

/**
 * Colour (#rrggbb) of a level, from 1 for the lowest of so many: that of the built-in pictures, and of charts. Nothing
 * relies on colour alone.
 */
export const levelColour = (level: number, levels: number): string => {
  const position = levels > 1 ? (level - 1) / (levels - 1) : 1
  return scale[Math.round(position * (scale.length - 1))] ?? scale[4]
}

/**
 * How far the corners of a mouth point up; below 0 it frowns. It frowns, slightly, only for what is still hard: a child
 * who succeeds, even with help, may smile (rule scale.5).
 */
const bendOf = (level: number, levels: number): number => {
  if (levels === 1 || level === levels) return 5
  return level === 1 ? -2 : Math.round((1 + (4 * (level - 2)) / (levels - 2)) * 10) / 10
}

const smiley = (level: number, levels: number): PictureShape[] => {
  const bend = bendOf(level, levels)
  const mouth = 21 - bend / 2
  return [
    { kind: 'circle', cx: 16, cy: 16, r: 14, fill: levelColour(level, levels) },
    { kind: 'circle', cx: 11.2, cy: 12.5, r: 1.8, fill: ink },
    { kind: 'circle', cx: 20.8, cy: 12.5, r: 1.8, fill: ink },
    { kind: 'path', d: `M9.5 ${mouth} Q16 ${mouth + bend * 1.6} 22.5 ${mouth}`, stroke: ink, strokeWidth: 2.2 },
  ]
}

const starAt = (cx: number, cy: number, r: number): string => {
  const points = Array.from({ length: 10 }, (_, index) => {
    const radius = index % 2 === 0 ? r : r * 0.45
    const angle = (Math.PI / 5) * index - Math.PI / 2
    return `${(cx + radius * Math.cos(angle)).toFixed(2)} ${(cy + radius * Math.sin(angle)).toFixed(2)}`
  })
  return `M${points.join(' L')} Z`
}

/** Rows of at most five marks, centred on the field. */
const positions = (levels: number): { x: number; y: number; size: number }[] => {
  const columns = Math.min(levels, levels > 5 ? Math.ceil(levels / 2) : levels > 3 ? Math.ceil(levels / 2) : levels)
  const rows = Math.ceil(levels / columns)
  const cell = 32 / Math.max(columns, rows)
  return Array.from({ length: levels }, (_, index) => {
    const row = Math.floor(index / columns)
    const inRow = row === rows - 1 ? levels - columns * (rows - 1) : columns
    const column = index % columns
    return { x: 16 + (column - (inRow - 1) / 2) * cell, y: 16 + (row - (rows - 1) / 2) * cell, size: cell / 2 }
  })
}

const stars = (level: number, levels: number): PictureShape[] =>
  positions(levels).map(({ x, y, size }, index) => ({
    kind: 'path',
    d: starAt(x, y, size * 0.95),
    ...(index < level ? { fill: '#d99a1c' } : { stroke: faint, strokeWidth: 1 }),
  }))

const trafficLight = (level: number, levels: number): PictureShape[] => {
  const step = 26 / levels
  const lamps = Array.from({ length: levels }, (_, index): PictureShape => {
    const own = index + 1 === level
    const lamp = { kind: 'circle', cx: 16, cy: 29 - step * (index + 0.5), r: Math.min(step * 0.42, 4.6) } as const
    return own ? { ...lamp, fill: levelColour(level, levels) } : { ...lamp, stroke: '#8a8f99', strokeWidth: 1 }
  })
  return [{ kind: 'rect', x: 9, y: 1, width: 14, height: 30, rx: 6, fill: '#2b303b' }, ...lamps]
}

const bars = (level: number, levels: number): PictureShape[] => {
  const width = 28 / levels
  return Array.from({ length: levels }, (_, index): PictureShape => {
    const height = 6 + (22 * (index + 1)) / levels
    const bar = {
      kind: 'rect',
      x: 2 + width * index + width * 0.12,
      y: 30 - height,
      width: width * 0.76,
      height,
      rx: 1.2,
    } as const
    return index < level ? { ...bar, fill: levelColour(level, levels) } : { ...bar, stroke: faint, strokeWidth: 1 }
  })
}

const drawings: Record<Exclude<PictureSet, 'text'>, (level: number, levels: number) => PictureShape[]> = {
  smileys: smiley,
  stars,
  'traffic-light': trafficLight,
  bars,
}

/** Where a built-in picture is found: `builtin/<set>/<level>-of-<levels>`. */
export const builtinPicturePath = (set: PictureSet, level: number, levels: number): string =>
  `builtin/${set}/${level}-of-${levels}`

/** Paths that `builtinPicturePath` makes. */
export const builtinPicturePattern = /^builtin\/(smileys|stars|traffic-light|bars|text)\/([1-9]|10)-of-([1-9]|10)$/

/** How `picturePath` names an uploaded picture: `files/<fileId>`, below `/api`. */
export const uploadedPicturePattern = /^files\/([0-9a-f-]{36})$/

/** Shapes of a built-in picture; none for a text-only scale or an uploaded picture. */
export const levelPictureShapes = (picturePath: string): readonly PictureShape[] => {
  const match = /^builtin\/(smileys|stars|traffic-light|bars)\/(\d{1,2})-of-(\d{1,2})$/.exec(picturePath)
  const draw = match?.[1] ? drawings[match[1] as keyof typeof drawings] : undefined
  return draw ? draw(Number(match?.[2]), Number(match?.[3])) : []
}
