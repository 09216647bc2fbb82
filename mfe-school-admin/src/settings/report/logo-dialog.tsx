import { useTranslation } from '@lernspur/app-runtime'
import { ModalDialog } from '@lernspur/ui/components/dialog/modal-dialog'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { fullAreaOf } from '@lernspur/ui/components/picture/picture-area'
import { PictureCrop } from '@lernspur/ui/components/picture/picture-crop'
import { Button } from '@lernspur/ui/components/ui/button'
import { useState } from 'react'
import { cutLogo } from './cut-logo'

interface LogoDialogProps {
  bitmap: ImageBitmap
  busy: boolean
  /** Receives the cropped logo as a data URL. */
  onTake: (logo: string) => void
  onClose: () => void
}

/** Crops a logo; at first, only the picture's empty border is cut off. */
export default function LogoDialog({ bitmap, busy, onTake, onClose }: LogoDialogProps) {
  const { t } = useTranslation('school-admin.settings')
  const [area, setArea] = useState(() => fullAreaOf(bitmap))
  const [isEmpty, setEmpty] = useState(false)
  const take = () => {
    const logo = cutLogo(bitmap, area)
    setEmpty(logo === null)
    if (logo) onTake(logo)
  }
  return (
    <ModalDialog
      open
      size="large"
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.logo.crop.title)}
      description={t(($) => $.logo.crop.description)}
      closeLabel={t(($) => $.logo.crop.close)}
      footer={
        <>
          <Button variant="outline" disabled={busy} onClick={onClose}>
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
        <PictureCrop
          bitmap={bitmap}
          area={area}
          onAreaChange={setArea}
          largest="whole"
          texts={{
            frame: t(($) => $.logo.crop.frame),
            hint: t(($) => $.logo.crop.hint),
            zoom: t(($) => $.logo.crop.zoom),
          }}
        />
      </div>
    </ModalDialog>
  )
}
