import { type OpenPicture, openPicture, shrinkArea } from '@lernspur/app-kit/person/shrink-picture'
import { useTranslation } from '@lernspur/app-runtime'
import { ModalDialog } from '@lernspur/ui/components/dialog/modal-dialog'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { middleOf, type PictureArea } from '@lernspur/ui/components/picture/picture-area'
import { PictureCrop } from '@lernspur/ui/components/picture/picture-crop'
import { Button } from '@lernspur/ui/components/ui/button'
import { useEffect, useState } from 'react'

/** The file as a picture; undefined while it is read, null if it is none. */
const useOpenFile = (file: File): OpenPicture | null | undefined => {
  const [opened, setOpened] = useState<OpenPicture | null | undefined>()
  useEffect(() => {
    let isGone = false
    let picture: OpenPicture | null = null
    void openPicture(file).then((read) => {
      picture = read
      if (isGone) picture?.close()
      else setOpened(picture)
    })
    return () => {
      isGone = true
      picture?.close()
    }
  }, [file])
  return opened
}

interface PictureDialogProps {
  file: File
  /** The chosen part as data URL; null if nothing is taken. */
  onClose: (avatar: string | null) => void
}

/** Crops the chosen file to a square, or says that it is not a picture. */
export default function PictureDialog({ file, onClose }: PictureDialogProps) {
  const { t } = useTranslation('school-editors.student-list')
  const picture = useOpenFile(file)
  const [chosen, setChosen] = useState<PictureArea | null>(null)
  const area = picture && (chosen ?? middleOf(picture))
  const [failed, setFailed] = useState(false)
  const take = () => {
    const avatar = picture && area && shrinkArea(picture, area)
    if (avatar) onClose(avatar)
    else setFailed(true)
  }
  return (
    <ModalDialog
      open
      onOpenChange={(open) => !open && onClose(null)}
      title={t(($) => $.picture.cut)}
      closeLabel={t(($) => $.close)}
      footer={
        <>
          <Button variant="outline" onClick={() => onClose(null)}>
            {t(($) => $.cancel)}
          </Button>
          {picture !== null && (
            <Button disabled={!picture} onClick={take}>
              {t(($) => $.picture.take)}
            </Button>
          )}
        </>
      }
    >
      {(picture === null || failed) && (
        <Banner tone="danger">{t(($) => $.picture.unreadable, { name: file.name })}</Banner>
      )}
      {picture && area && (
        <PictureCrop
          isRound
          bitmap={picture.bitmap}
          area={area}
          onAreaChange={setChosen}
          texts={{ frame: t(($) => $.picture.frame), hint: t(($) => $.picture.hint), zoom: t(($) => $.picture.zoom) }}
        />
      )}
    </ModalDialog>
  )
}
