import { photoLimits } from '@lernspur/contracts/teacher/observation-form/observation-photo.contract'
import { choosePicture } from '@lernspur/ui/components/picture/choose-picture'
import { resizePhoto } from '@lernspur/ui/components/picture/resize-photo'
import { useBlobAddress } from '@lernspur/ui/components/picture/use-blob-address'
import { Button } from '@lernspur/ui/components/ui/button'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../feedback/toast'
import type { QueuedCall } from '../../waiting/queued-call'
import { replacePicture, waitingPicture } from '../page-outbox'

/** A photo that waits; a refused one can be replaced by another, unless its entry is gone (rule photo.2). */
export function WaitingPicture({ call: { key, state, failure } }: { call: QueuedCall }) {
  const { t } = useTranslation('app-runtime.waiting')
  const [picture, setPicture] = useState<Blob>()
  const address = useBlobAddress(picture)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    waitingPicture(key).then(setPicture, () => undefined)
  }, [key])
  const replace = async () => {
    const file = await choosePicture()
    if (!file) return
    setBusy(true)
    const resized = await resizePhoto(file, photoLimits.side)
    setBusy(false)
    if (!resized) return showToast({ text: t(($) => $.picture.unreadable), tone: 'error' })
    if (await replacePicture(key, resized)) setPicture(resized)
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      {address && (
        <img src={address} alt={t(($) => $.picture.alt)} className="max-h-24 max-w-32 rounded-md object-contain" />
      )}
      {state === 'refused' && failure?.code !== 'NOT_FOUND' && (
        <Button size="sm" variant="outline" className="min-h-11" busy={busy} onClick={replace}>
          {t(($) => $.picture.replace)}
        </Button>
      )}
    </div>
  )
}
