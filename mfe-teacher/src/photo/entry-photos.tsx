import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { ObservationPhoto } from '@lernspur/contracts/teacher/observation-form/observation-photo.contract'
import { ModalDialog } from '@lernspur/ui/components/dialog/modal-dialog'
import { useState } from 'react'
import { useEntryPhotos } from './photos-of'
import { useWaitingPhotos } from './use-waiting-photos'

const style = 'w-full text-sm text-muted-foreground'

/** Thumbnails of an entry's photos, which open large, and how many wait; nothing without any. */
export function EntryPhotos({ observationId }: { observationId: string | undefined }) {
  const { t } = useTranslation('teacher.observation')
  const format = useFormat()
  const photos = useEntryPhotos(observationId)
  const [open, setOpen] = useState<ObservationPhoto | null>(null)
  const { waiting, refused } = useWaitingPhotos(observationId)
  if (photos.length + waiting + refused === 0) return null
  const nameOf = ({ createdAt }: ObservationPhoto) => t(($) => $.photo.of, { day: format.day(createdAt) })
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {photos.map((photo) => (
        <button
          key={photo.id}
          type="button"
          aria-label={t(($) => $.photo.open, { photo: nameOf(photo) })}
          onClick={() => setOpen(photo)}
          className="overflow-hidden rounded-md border"
        >
          <img src={photo.thumbnail} alt="" className="size-16 object-cover" />
        </button>
      ))}
      {waiting > 0 && <p className={style}>{t(($) => $.photo.waits, { count: waiting })}</p>}
      {refused > 0 && <p className={style}>{t(($) => $.photo.refused, { count: refused })}</p>}
      <ModalDialog
        size="wide"
        open={open !== null}
        onOpenChange={() => setOpen(null)}
        title={open ? nameOf(open) : ''}
        closeLabel={t(($) => $.photo.close)}
      >
        {open && (
          <img
            src={`/api/observation-photos/${open.id}/picture`}
            alt={nameOf(open)}
            width={open.width}
            height={open.height}
            className="mx-auto h-auto max-h-[75vh] w-auto max-w-full rounded-md"
          />
        )}
      </ModalDialog>
    </div>
  )
}
