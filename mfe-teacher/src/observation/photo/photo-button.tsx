import { useToast, useTranslation } from '@lernspur/app-kit'
import { cn } from '@lernspur/ui/cn'
import { buttonStyle } from '@lernspur/ui/form/button-style'
import Camera from 'lucide-react/icons/camera'
import X from 'lucide-react/icons/x'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Draft } from '../draft/draft'
import { type DraftStore, useDraft } from '../draft/draft-store'
import { resizePhoto } from './resize-photo'

interface PhotoButtonProps {
  studentId: string
  name: string
  store: DraftStore
  isStop: boolean
}

/** Address of a picture that is not sent yet. */
const useAddress = (photo: Blob | undefined): string | null => {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!photo) return setAddress(null)
    const made = URL.createObjectURL(photo)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [photo])
  return address
}

/** Takes or chooses a photo of a child's work; a second press removes it. */
export function PhotoButton({ studentId, name, store, isStop }: PhotoButtonProps) {
  const { t } = useTranslation('teacher.observation')
  const toast = useToast()
  const input = useRef<HTMLInputElement>(null)
  const photo = useDraft(
    store,
    useCallback((draft: Draft) => draft.photos.get(studentId), [studentId]),
  )
  const address = useAddress(photo)
  const [isReading, setReading] = useState(false)
  const take = async (file: File | undefined) => {
    if (!file) return
    setReading(true)
    const resized = await resizePhoto(file)
    setReading(false)
    if (resized) store.change({ kind: 'photo', studentId, photo: resized })
    else toast({ text: t(($) => $.photo.unreadable), tone: 'error' })
  }
  const press = () => {
    if (!photo) return input.current?.click()
    store.change({ kind: 'photo', studentId, photo: null })
    toast({ text: t(($) => $.photo.removed), undo: () => store.change({ kind: 'photo', studentId, photo }) })
  }
  const label = t(($) => $.photo[photo ? 'remove' : 'add'], { name })
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={t(($) => $.photo.choose, { name })}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          void take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <button
        type="button"
        tabIndex={isStop ? 0 : -1}
        aria-label={label}
        title={label}
        aria-busy={isReading || undefined}
        onClick={press}
        className={cn(buttonStyle({ variant: 'ghost', size: 'icon' }), 'relative shrink-0 text-muted-foreground')}
      >
        {address ? (
          <>
            <img src={address} alt="" className="size-9 rounded-md object-cover" />
            <X aria-hidden className="absolute -top-0.5 -right-0.5 size-4 rounded-full bg-card p-0.5 text-foreground" />
          </>
        ) : (
          <Camera aria-hidden className="size-5" />
        )}
      </button>
    </>
  )
}
