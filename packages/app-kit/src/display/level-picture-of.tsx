import { levelPictureShapes, uploadedPicturePattern } from '@lernspur/contracts/level-picture'
import { LevelPicture } from '@lernspur/ui/components/data/level-picture'

/** A level of a scale or of a report's snapshot; a snapshot has no URL of an uploaded picture. */
export interface VisibleLevel {
  readonly label: string
  readonly picturePath: string | null
  readonly isFrontendPicture: boolean
  readonly pictureUrl?: string | null
}

/** URL of an uploaded picture; a snapshot stores only its path below `/api`. */
const addressOf = ({ isFrontendPicture, picturePath, pictureUrl }: VisibleLevel): string | null => {
  if (isFrontendPicture) return null
  return pictureUrl ?? (picturePath && uploadedPicturePattern.test(picturePath) ? `/api/${picturePath}` : null)
}

interface LevelPictureOfProps {
  level: VisibleLevel
  size?: 20 | 32 | 64
  /** The level's name is shown next to it. */
  decorative?: boolean
  className?: string
}

/** The picture of a level: a built-in shape, the uploaded picture, or the level's name if it has none. */
export function LevelPictureOf({ level, ...rest }: LevelPictureOfProps) {
  const { label, picturePath, isFrontendPicture } = level
  const shapes = isFrontendPicture && picturePath ? levelPictureShapes(picturePath) : []
  return <LevelPicture label={label} shapes={shapes} src={addressOf(level)} {...rest} />
}
