import { useFormat, useSession, useToast, useTranslation } from '@lernspur/app-runtime'
import { PersonAvatar } from '@lernspur/ui/components/data/person-avatar'
import { Button } from '@lernspur/ui/components/ui/button'
import { useRestoredFocus } from '@lernspur/ui/focus/use-restored-focus'
import { type ReactNode, useRef, useState } from 'react'
import { shrinkPicture } from './shrink-picture'
import { useUpdateMe } from './use-update-me'

interface PictureProps {
  /** The name as currently edited; default is the stored name. */
  name?: string
  /** Shown between the picture and its buttons. */
  children?: ReactNode
}

/** The user's picture: chosen, resized in the browser, saved; removal can be undone. */
export function Picture({ name, children }: PictureProps) {
  const { t } = useTranslation('app-runtime.editing')
  const { whoAmI } = useSession()
  const format = useFormat()
  const toast = useToast()
  const input = useRef<HTMLInputElement>(null)
  const actions = useRestoredFocus<HTMLDivElement>()
  const { mutate, isPending } = useUpdateMe()
  // Decoding a large photo takes seconds.
  const [shrinking, setShrinking] = useState(false)
  const { avatar } = whoAmI

  const take = async (file: File | undefined) => {
    if (!file) return
    setShrinking(true)
    const shrunk = await shrinkPicture(file)
    setShrinking(false)
    if (shrunk) mutate({ body: { avatar: shrunk } })
    else toast({ text: t(($) => $.picture.unreadable), tone: 'error' })
  }
  const remove = () =>
    mutate(
      { body: { avatar: null } },
      { onSuccess: () => toast({ text: t(($) => $.picture.removed), undo: () => mutate({ body: { avatar } }) }) },
    )
  return (
    <div className="flex flex-wrap items-center gap-4">
      <PersonAvatar name={name ?? format.name(whoAmI)} seed={whoAmI.id} src={avatar} size={64} />
      {children}
      <div {...actions} className="flex flex-wrap gap-2">
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-label={t(($) => $.picture.choose)}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            void take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <Button variant="outline" busy={isPending || shrinking} onClick={() => input.current?.click()}>
          {avatar ? t(($) => $.picture.change) : t(($) => $.picture.choose)}
        </Button>
        {avatar && (
          <Button variant="ghost" onClick={remove}>
            {t(($) => $.picture.remove)}
          </Button>
        )}
      </div>
    </div>
  )
}
