import { levelPictureShapes, type PictureShape } from '@lernspur/contracts/level-picture'
import type { SkillScale } from '@lernspur/contracts/skill-cell.contract'

type Level = SkillScale['levels'][number]

/** A level as a cell shows it. */
export interface DrawnLevel {
  readonly label: string
  /** `var(--level-3)`; undefined for a scale of text alone. */
  readonly picture: string | undefined
  readonly sign: string
}

const attributesOf = ({ kind: _, strokeWidth, ...rest }: PictureShape): string =>
  Object.entries({ fill: 'none', ...rest, ...(strokeWidth !== undefined && { 'stroke-width': strokeWidth }) })
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')

const drawing = (shapes: readonly PictureShape[]): string => {
  const inside = shapes.map((shape) => `<${shape.kind} ${attributesOf(shape)} stroke-linecap="round"/>`).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${inside}</svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}

const imageOf = ({ isFrontendPicture, picturePath, pictureUrl }: Level): string | undefined => {
  if (!isFrontendPicture) return pictureUrl ? `url("${pictureUrl}")` : undefined
  const shapes = levelPictureShapes(picturePath ?? '')
  return shapes.length > 0 ? drawing(shapes) : undefined
}

/**
 * The pictures of all levels as custom properties of the table, so that a cell is one element, and what each level
 * looks like by its id.
 */
export const drawnLevels = (scales: readonly SkillScale[]) => {
  const style: Record<`--${string}`, string> = {}
  const drawn = new Map<string, DrawnLevel>()
  for (const [index, level] of scales.flatMap(({ levels }) => levels).entries()) {
    const image = imageOf(level)
    if (image) style[`--level-${index}`] = image
    drawn.set(level.id, {
      label: level.label,
      picture: image && `var(--level-${index})`,
      sign: image ? '' : String(level.level),
    })
  }
  return { style, drawn }
}
