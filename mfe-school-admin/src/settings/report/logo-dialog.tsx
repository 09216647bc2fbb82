import { useTranslation } from '@lernspur/app-kit'
import { CropArea } from '@lernspur/school-editors/scale/picture/crop-area'
import { Button } from '@lernspur/ui/form/button'
import { Banner } from '@lernspur/ui/layout/banner'
import { Dialog } from '@lernspur/ui/overlay/dialog'
import { useState } from 'react'
import { cutLogo, wholePicture } from './cut-logo'

interface LogoDialogProps {
  bitmap: ImageBitmap
  busy: boolean
  /** Gets the cut logo as data URL. */
  onTake: (logo: string) => void
  onClose: () => void
}

/** Cuts a logo; it begins with the whole picture, whose empty border is taken away. */
export default function LogoDialog({ bitmap, busy, onTake, onClose }: LogoDialogProps) {
  const { t } = useTranslation('school-admin.settings')
  const [crop, setCrop] = useState(wholePicture)
  const [isEmpty, setEmpty] = useState(false)
  const take = () => {
    const logo = cutLogo(bitmap, crop)
    setEmpty(logo === null)
    if (logo) onTake(logo)
  }
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.logo.crop.title)}
      description={t(($) => $.logo.crop.description)}
      closeLabel={t(($) => $.logo.crop.close)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t(($) => $.logo.crop.cancel)}
          </Button>
          <Button busy={busy} onClick={take}>
            {t(($) => $.logo.crop.take)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {isEmpty && (
          <div role="alert">
            <Banner tone="danger">{t(($) => $.logo.crop.empty)}</Banner>
          </div>
        )}
        <CropArea bitmap={bitmap} crop={crop} onCropChange={setCrop} isLarge />
      </div>
    </Dialog>
  )
}
