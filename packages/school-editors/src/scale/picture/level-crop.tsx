import { useTranslation } from '@lernspur/app-runtime'
import { AreaCanvas } from '@lernspur/ui/components/picture/area-canvas'
import type { PictureArea } from '@lernspur/ui/components/picture/picture-area'
import { PictureCrop } from '@lernspur/ui/components/picture/picture-crop'

interface LevelCropProps {
  bitmap: ImageBitmap
  area: PictureArea
  onAreaChange: (area: PictureArea) => void
}

/** Chooses the square of a level's picture, shown next to it in the sizes of the screens. */
export function LevelCrop({ bitmap, area, onAreaChange }: LevelCropProps) {
  const { t } = useTranslation('school-editors.scale')
  return (
    <div className="flex flex-wrap items-start justify-center gap-6">
      <PictureCrop
        bitmap={bitmap}
        area={area}
        onAreaChange={onAreaChange}
        largest="whole"
        texts={{ frame: t(($) => $.crop.frame), hint: t(($) => $.crop.hint), zoom: t(($) => $.crop.zoom) }}
      />
      <div aria-hidden className="grid gap-3 text-sm text-muted-foreground">
        {t(($) => $.crop.small)}
        <span data-theme="light" className="flex w-fit items-end gap-3 rounded-md border border-border bg-card p-3">
          {[64, 32, 20].map((edge) => (
            <AreaCanvas key={edge} bitmap={bitmap} area={area} edge={edge} />
          ))}
        </span>
      </div>
    </div>
  )
}
