import { LevelPictureOf, type VisibleLevel } from '@lernspur/app-kit/display/level-picture-of'

interface ScaleLevelsProps {
  levels: readonly VisibleLevel[]
  size?: 20 | 32
}

/** Pictures of a scale in a row, decorative; the names are shown below. Nothing for a scale without pictures. */
export function ScaleLevels({ levels, size = 32 }: ScaleLevelsProps) {
  const isTextOnly = levels.every(({ picturePath }) => picturePath === null || picturePath.startsWith('builtin/text/'))
  if (isTextOnly) return null
  return (
    <span aria-hidden className="mt-1.5 mb-1 flex flex-wrap items-center gap-1.5">
      {levels.map((level) => (
        <LevelPictureOf key={`${level.label} ${level.picturePath}`} level={level} size={size} decorative />
      ))}
    </span>
  )
}
