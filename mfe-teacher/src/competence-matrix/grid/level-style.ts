import type { CompetenceScale } from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'
import { builtInImage } from '../../level/built-in-image'

type Level = CompetenceScale['levels'][number]

/** A level as a cell shows it. */
export interface DrawnLevel {
  readonly label: string
  /** `var(--picture-3)`; undefined for a scale of text alone. */
  readonly picture: string | undefined
  readonly sign: string
}

const imageOf = ({ isFrontendPicture, picturePath, pictureUrl }: Level): string | undefined => {
  if (!isFrontendPicture) return pictureUrl ? `url("${pictureUrl}")` : undefined
  return builtInImage(picturePath ?? '')
}

/**
 * The pictures of all levels as custom properties of the table, so that a cell is a single element, and each level's
 * look by its id.
 */
export const drawnLevels = (scales: readonly CompetenceScale[]) => {
  const style: Record<`--${string}`, string> = {}
  const drawn = new Map<string, DrawnLevel>()
  for (const [index, level] of scales.flatMap(({ levels }) => levels).entries()) {
    const image = imageOf(level)
    if (image) style[`--picture-${index}`] = image
    drawn.set(level.id, {
      label: level.label,
      picture: image && `var(--picture-${index})`,
      sign: image ? '' : String(level.level),
    })
  }
  return { style, drawn }
}
