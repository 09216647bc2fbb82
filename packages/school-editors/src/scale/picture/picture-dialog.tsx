import { useErrorText, useTranslation } from '@lernspur/app-runtime'
import { ModalDialog } from '@lernspur/ui/components/dialog/modal-dialog'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { drawArea } from '@lernspur/ui/components/picture/draw-area'
import { middleOf, type PictureArea } from '@lernspur/ui/components/picture/picture-area'
import { Button } from '@lernspur/ui/components/ui/button'
import ImageUp from 'lucide-react/icons/image-up'
import { useRef, useState } from 'react'
import { BuiltinPictures } from './builtin-pictures'
import { LevelCrop } from './level-crop'
import { pictureTypes, readPictureFile } from './read-picture-file'
import { usePictureFaults } from './use-picture-faults'

/** Edge of the picture that is sent, in pixels: the most that the server stores. */
const uploadSide = 512

/** The area as a PNG, redrawn, so that it has none of the camera's metadata. */
const cropPicture = (bitmap: ImageBitmap, area: PictureArea): Promise<Blob | null> => {
  const canvas = document.createElement('canvas')
  canvas.width = uploadSide
  canvas.height = uploadSide
  drawArea(canvas, bitmap, area)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

interface PictureDialogProps {
  /** Name of the level. */
  label: string
  /** Levels of the scale. */
  levels: number
  /** Path of the present picture. */
  picturePath: string | null
  onChoose: (picturePath: string | null) => void
  /** Stores an uploaded picture; rejects if the server refuses it. */
  onUpload: (file: Blob) => Promise<void>
  onClose: () => void
}

interface OpenedPicture {
  readonly bitmap: ImageBitmap
  readonly area: PictureArea
}

/** Chooses the picture of a level: a built-in one, none, or the user's own file, cut to a square. */
export function PictureDialog({ label, levels, picturePath, onChoose, onUpload, onClose }: PictureDialogProps) {
  const { t } = useTranslation('school-editors.scale')
  const errorText = useErrorText()
  const input = useRef<HTMLInputElement>(null)
  const [opened, setOpened] = useState<OpenedPicture | null>(null)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const faults = usePictureFaults()
  const open = async (file: File | undefined) => {
    if (!file) return
    setRefusal('')
    setBusy(true)
    const read = await readPictureFile(file)
    setBusy(false)
    if (typeof read === 'string') setRefusal(faults[read])
    else setOpened({ bitmap: read, area: middleOf(read) })
  }
  const upload = async ({ bitmap, area }: OpenedPicture) => {
    setBusy(true)
    try {
      const cut = await cropPicture(bitmap, area)
      if (!cut) return setRefusal(faults.broken)
      await onUpload(cut)
      onClose()
    } catch (error) {
      setRefusal(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  const choose = (path: string | null) => {
    onChoose(path)
    onClose()
  }
  return (
    <ModalDialog
      open
      onOpenChange={(next) => !next && onClose()}
      size="large"
      title={t(($) => $.picture.title, { label })}
      closeLabel={t(($) => $.close)}
      footer={
        opened ? (
          <>
            <Button variant="outline" disabled={busy} onClick={() => setOpened(null)}>
              {t(($) => $.crop.back)}
            </Button>
            <Button busy={busy} onClick={() => void upload(opened)}>
              {t(($) => $.crop.take)}
            </Button>
          </>
        ) : (
          <Button variant="outline" busy={busy} onClick={() => input.current?.click()}>
            <ImageUp aria-hidden className="size-4.5" />
            {t(($) => $.picture.upload)}
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        {refusal !== '' && (
          <div role="alert">
            <Banner tone="danger">{refusal}</Banner>
          </div>
        )}
        {opened ? (
          <LevelCrop {...opened} onAreaChange={(area) => setOpened({ ...opened, area })} />
        ) : (
          <BuiltinPictures levels={levels} value={picturePath} onChoose={choose} />
        )}
        <input
          ref={input}
          type="file"
          // Other types may be chosen as well; the dialog then says why they are refused.
          accept={`${pictureTypes.join(',')},image/*`}
          aria-label={t(($) => $.picture.upload)}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            void open(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        {!opened && <p className="text-sm text-muted-foreground">{t(($) => $.picture.hint)}</p>}
      </div>
    </ModalDialog>
  )
}
