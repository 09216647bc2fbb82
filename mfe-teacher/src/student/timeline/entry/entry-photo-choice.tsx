import { useFormat, useToast, useTranslation } from '@lernspur/app-runtime'
import { photoLimits } from '@lernspur/contracts/teacher/observation-form/observation-photo.contract'
import { choosePicture } from '@lernspur/ui/components/picture/choose-picture'
import { resizePhoto } from '@lernspur/ui/components/picture/resize-photo'
import { useBlobAddress } from '@lernspur/ui/components/picture/use-blob-address'
import { Button } from '@lernspur/ui/components/ui/button'
import Camera from 'lucide-react/icons/camera'
import ImageUp from 'lucide-react/icons/image-up'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useState } from 'react'
import { useEntryPhotos } from '../../../photo/photos-of'
import { useWaitingPhotos } from '../../../photo/use-waiting-photos'
import type { PhotoChange } from './use-save-photos'

interface EntryPhotoChoiceProps {
  observationId: string
  value: PhotoChange
  onValueChange: (value: PhotoChange) => void
}

interface PhotoRowProps {
  name: string
  picture: ReactNode
  disabled: boolean
  onReplace: () => void
  onRemove: () => void
}

function PhotoRow({ name, picture, disabled, onReplace, onRemove }: PhotoRowProps) {
  const { t } = useTranslation('teacher.student')
  return (
    <li className="flex flex-wrap items-center gap-2">
      {picture}
      <Button
        type="button"
        size="sm"
        variant="outline"
        disabled={disabled}
        aria-label={t(($) => $.photos.replaceOf, { photo: name })}
        onClick={onReplace}
      >
        <ImageUp aria-hidden />
        {t(($) => $.photos.replace)}
      </Button>
      <Button
        type="button"
        size="sm"
        variant="ghost"
        disabled={disabled}
        aria-label={t(($) => $.photos.removeOf, { photo: name })}
        onClick={onRemove}
      >
        <Trash2 aria-hidden />
        {t(($) => $.photos.remove)}
      </Button>
    </li>
  )
}

const style = 'size-16 rounded-md border object-cover'

function NewPicture({ file }: { file: Blob }) {
  const address = useBlobAddress(file)
  return address ? <img src={address} alt="" className={style} /> : <span className={style} />
}

/** Photos of an entry, each to replace or remove, and more to add; nothing is saved before the entry is. */
export function EntryPhotoChoice({ observationId, value, onValueChange }: EntryPhotoChoiceProps) {
  const { t } = useTranslation('teacher.student')
  const { t: tObservation } = useTranslation('teacher.observation')
  const format = useFormat()
  const toast = useToast()
  const stored = useEntryPhotos(observationId).filter(({ id }) => !value.removedIds.includes(id))
  const { waiting, refused } = useWaitingPhotos(observationId)
  const [isReading, setReading] = useState(false)
  const count = stored.length + value.added.length
  const choose = async (change: (file: Blob) => PhotoChange) => {
    const chosen = await choosePicture()
    if (!chosen) return
    setReading(true)
    const file = await resizePhoto(chosen, photoLimits.side)
    setReading(false)
    if (file) onValueChange(change(file))
    else toast({ text: tObservation(($) => $.photo.unreadable), tone: 'error' })
  }
  const withRemoved = (id: string): PhotoChange => ({ ...value, removedIds: [...value.removedIds, id] })
  const without = (file: Blob): Blob[] => value.added.filter((one) => one !== file)
  return (
    <fieldset className="grid gap-2" aria-busy={isReading || undefined}>
      <legend className="mb-1.5 text-sm font-medium">{t(($) => $.photos.title)}</legend>
      {count > 0 && (
        <ul className="grid gap-2">
          {stored.map((photo) => (
            <PhotoRow
              key={photo.id}
              name={tObservation(($) => $.photo.of, { day: format.day(photo.createdAt) })}
              picture={<img src={photo.thumbnail} alt="" className={style} />}
              disabled={isReading}
              onReplace={() => choose((file) => ({ ...withRemoved(photo.id), added: [...value.added, file] }))}
              onRemove={() => onValueChange(withRemoved(photo.id))}
            />
          ))}
          {value.added.map((file, index) => (
            <PhotoRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a file has no id, and the picture follows its file.
              key={index}
              name={t(($) => $.photos.fresh, { number: index + 1 })}
              picture={<NewPicture file={file} />}
              disabled={isReading}
              onReplace={() => choose((other) => ({ ...value, added: [...without(file), other] }))}
              onRemove={() => onValueChange({ ...value, added: without(file) })}
            />
          ))}
        </ul>
      )}
      {waiting > 0 && (
        <p className="text-sm text-muted-foreground">{tObservation(($) => $.photo.waits, { count: waiting })}</p>
      )}
      {count + waiting + refused < photoLimits.perEntry ? (
        <Button
          type="button"
          variant="outline"
          className="justify-self-start"
          busy={isReading}
          onClick={() => choose((file) => ({ ...value, added: [...value.added, file] }))}
        >
          <Camera aria-hidden />
          {t(($) => $.photos.add)}
        </Button>
      ) : (
        <p className="text-sm text-muted-foreground">{t(($) => $.photos.full, { max: photoLimits.perEntry })}</p>
      )}
    </fieldset>
  )
}
