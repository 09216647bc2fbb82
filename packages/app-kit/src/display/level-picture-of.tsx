import { levelPictureShapes, uploadedPicturePattern } from '@lernspur/contracts/level-picture'
import { LevelPicture } from '@lernspur/ui/data/level-picture'

/** A level of a scale, or of a report's snapshot, which knows no address of an uploaded picture. */
export interface ShownLevel {
  readonly label: string
  readonly picturePath: string | null
  readonly isFrontendPicture: boolean
  readonly pictureUrl?: string | null
}

/** Address of an uploaded picture; a snapshot names only its path below `/api`. */
const addressOf = ({ isFrontendPicture, picturePath, pictureUrl }: ShownLevel): string | null => {
  if (isFrontendPicture) return null
  return pictureUrl ?? (picturePath && uploadedPicturePattern.test(picturePath) ? `/api/${picturePath}` : null)
}

interface LevelPictureOfProps {
  level: ShownLevel
  size?: 20 | 32 | 64
  /** The level's name stands beside it in words. */
  decorative?: boolean
  className?: string
}

/** The picture of a level: built-in shapes, the uploaded picture, or its name where there is none. */
export function LevelPictureOf({ level, ...rest }: LevelPictureOfProps) {
  const { label, picturePath, isFrontendPicture } = level
  const shapes = isFrontendPicture && picturePath ? levelPictureShapes(picturePath) : []
  return <LevelPicture label={label} shapes={shapes} src={addressOf(level)} {...rest} />
}
