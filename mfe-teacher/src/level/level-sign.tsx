import { LevelPictureOf } from '@lernspur/app-kit/display/level-picture-of'
import type { PerformanceLevel } from '@lernspur/contracts/teacher/performance-visual.contract'
import { builtInImage } from './built-in-image'
import { hasPicture } from './has-picture'

const style = {
  20: 'level-sign size-5',
  32: 'level-sign size-8',
}

/** The picture of a level as a CSS image; undefined if it is uploaded or the level has only its name. */
export const levelImage = ({ isFrontendPicture, picturePath }: PerformanceLevel): string | undefined =>
  isFrontendPicture ? builtInImage(picturePath ?? '') : undefined

interface LevelFaceProps {
  level: PerformanceLevel
  size: 20 | 32
}

/** The face of a button for a level: its picture, or the name in two lines at most. The button says the name itself. */
export function LevelFace({ level, size }: LevelFaceProps) {
  if (hasPicture(level)) return <LevelSign level={level} size={size} />
  return (
    <span aria-hidden className="level-name">
      {level.label}
    </span>
  )
}

interface LevelSignProps {
  level: PerformanceLevel
  size: 20 | 32
}

/**
 * The picture of a level whose name is next to it, as one element, for pages that show it more than a hundred times.
 */
export function LevelSign({ level, size }: LevelSignProps) {
  const image = levelImage(level)
  if (!image) return <LevelPictureOf level={level} size={size} decorative />
  return <span aria-hidden className={style[size]} style={{ backgroundImage: image }} />
}
