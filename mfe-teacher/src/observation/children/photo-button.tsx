import { useToast } from '@lernspur/app-runtime'
import { photoLimits } from '@lernspur/contracts/teacher/observation-form/observation-photo.contract'
import { cn } from '@lernspur/ui/cn'
import { choosePicture } from '@lernspur/ui/components/picture/choose-picture'
import { resizePhoto } from '@lernspur/ui/components/picture/resize-photo'
import { useBlobAddress } from '@lernspur/ui/components/picture/use-blob-address'
import { buttonVariants } from '@lernspur/ui/components/ui/button'
import Camera from 'lucide-react/icons/camera'
import X from 'lucide-react/icons/x'
import { useCallback, useState } from 'react'
import type { ObservationDraft } from '../draft/draft'
import { type DraftStore, useDraft } from '../draft/draft-store'
import type { RowWords } from '../words/row-words'

interface PhotoButtonProps {
  studentId: string
  name: string
  store: DraftStore
  words: RowWords
  isStop: boolean
}

const style = cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'relative shrink-0 text-muted-foreground')
const camera = <Camera aria-hidden className="size-5" />

/** Takes or chooses a photo of a child's work; a second press removes it. */
export function PhotoButton({ studentId, name, store, words, isStop }: PhotoButtonProps) {
  const toast = useToast()
  const photo = useDraft(
    store,
    useCallback((draft: ObservationDraft) => draft.photos.get(studentId), [studentId]),
  )
  const address = useBlobAddress(photo)
  const [isReading, setReading] = useState(false)
  const take = async () => {
    const file = await choosePicture()
    if (!file) return
    setReading(true)
    const isRead = await store.addPhoto(studentId, resizePhoto(file, photoLimits.side))
    setReading(false)
    if (!isRead) toast({ text: words.photoUnreadable, tone: 'error' })
  }
  const press = () => {
    if (!photo) return void take()
    store.change({ kind: 'photo', studentId, photo: null })
    toast({ text: words.photoRemoved, undo: () => store.change({ kind: 'photo', studentId, photo }) })
  }
  const label = photo ? words.removePhoto(name) : words.addPhoto(name)
  return (
    <button
      type="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={label}
      title={label}
      aria-busy={isReading || undefined}
      onClick={press}
      className={style}
    >
      {address ? (
        <>
          <img src={address} alt="" className="size-9 rounded-md object-cover" />
          <X aria-hidden className="absolute -top-0.5 -right-0.5 size-4 rounded-full bg-card p-0.5 text-foreground" />
        </>
      ) : (
        camera
      )}
    </button>
  )
}
