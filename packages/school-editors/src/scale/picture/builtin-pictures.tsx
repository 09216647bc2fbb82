import { LevelPictureOf } from '@lernspur/app-kit/display/level-picture-of'
import { useTranslation } from '@lernspur/app-runtime'
import { builtinPicturePath, pictureSets } from '@lernspur/contracts/level-picture'
import { cn } from '@lernspur/ui/cn'
import { usePictureSetNames } from './use-picture-set-names'

interface BuiltinPicturesProps {
  /** Levels of the scale: how many pictures each set has. */
  levels: number
  /** Path of the present picture. */
  value: string | null
  onChoose: (picturePath: string | null) => void
}

const tile = cn(
  'grid min-h-11 min-w-11 place-items-center rounded-md border px-1.5 transition-colors hover:bg-muted',
  'aria-pressed:border-primary aria-pressed:bg-selected aria-pressed:ring-1 aria-pressed:ring-primary',
)

/** Pictures that ship with the product, by set, and none at all. */
export function BuiltinPictures({ levels, value, onChoose }: BuiltinPicturesProps) {
  const { t } = useTranslation('school-editors.scale')
  const names = usePictureSetNames()
  const isWord = value === null || value.startsWith('builtin/text/')
  return (
    <div className="grid gap-4">
      {pictureSets
        .filter((set) => set !== 'text')
        .map((set) => (
          <fieldset key={set}>
            <legend className="mb-1.5 text-sm font-medium">{names[set]}</legend>
            <div className="flex flex-wrap gap-1.5">
              {Array.from({ length: levels }, (_, index) => {
                const picturePath = builtinPicturePath(set, index + 1, levels)
                const label = t(($) => $.picture.ofSet, { set: names[set], number: index + 1 })
                return (
                  <button
                    key={picturePath}
                    type="button"
                    aria-pressed={value === picturePath}
                    aria-label={label}
                    onClick={() => onChoose(picturePath)}
                    className={tile}
                  >
                    <LevelPictureOf level={{ label, picturePath, isFrontendPicture: true }} size={32} decorative />
                  </button>
                )
              })}
            </div>
          </fieldset>
        ))}
      <button type="button" aria-pressed={isWord} onClick={() => onChoose(null)} className={cn(tile, 'w-fit px-4')}>
        {t(($) => $.picture.none)}
      </button>
    </div>
  )
}
