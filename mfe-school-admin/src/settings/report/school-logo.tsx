import { updateTenantMutation } from '@lernspur/api-client/school-admin/tenant.queries'
import { useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { Tenant } from '@lernspur/contracts/tenant.contract'
import { pictureTypes, readPictureFile } from '@lernspur/school-editors/scale/picture/read-picture-file'
import { usePictureFaults } from '@lernspur/school-editors/scale/picture/use-picture-faults'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { fullAreaOf } from '@lernspur/ui/components/picture/picture-area'
import { Button } from '@lernspur/ui/components/ui/button'
import { useRestoredFocus } from '@lernspur/ui/focus/use-restored-focus'
import ImageIcon from 'lucide-react/icons/image'
import { lazy, Suspense, useRef, useState } from 'react'
import { cutLogo } from './cut-logo'

// Loaded only once a picture is chosen.
const LogoDialog = lazy(() => import('./logo-dialog'))

/** The stored logo in the form in which it is sent, to restore it; undefined if it cannot be read. */
const storedLogo = async (path: string): Promise<string | undefined> => {
  const answer = await fetch(path).catch(() => null)
  const bitmap = answer?.ok ? await createImageBitmap(await answer.blob()).catch(() => null) : null
  return (bitmap && cutLogo(bitmap, fullAreaOf(bitmap))) ?? undefined
}

/** The school's logo: choose, crop and store it, or remove it, which can be undone. */
export function SchoolLogo({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation('school-admin.settings')
  const toast = useToast()
  const faults = usePictureFaults()
  const input = useRef<HTMLInputElement>(null)
  const actions = useRestoredFocus<HTMLDivElement>()
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null)
  const [refusal, setRefusal] = useState('')
  const { mutateAsync, isPending } = useMutation(updateTenantMutation({ showsFailure: true }))
  const { logo = null, updatedAt } = tenant
  const open = async (file: File | undefined) => {
    if (!file) return
    const read = await readPictureFile(file)
    setRefusal(typeof read === 'string' ? faults[read] : '')
    if (typeof read !== 'string') setBitmap(read)
  }
  const take = async (picture: string) => {
    await mutateAsync({ body: { logo: picture }, ifMatch: updatedAt })
    setBitmap(null)
    toast({ text: t(($) => $.logo.taken) })
  }
  /** The file is deleted with its last use, so undoing sends the picture itself again. */
  const remove = async () => {
    const before = logo && (await storedLogo(logo))
    await mutateAsync({ body: { logo: null }, ifMatch: updatedAt })
    toast({
      text: t(($) => $.logo.removed),
      ...(before && {
        undo: async () => {
          await mutateAsync({ body: { logo: before } })
        },
      }),
    })
  }
  return (
    <div className="grid gap-3">
      <h3 className="text-sm font-medium">{t(($) => $.logo.title)}</h3>
      {refusal !== '' && (
        <div role="alert">
          <Banner tone="danger">{refusal}</Banner>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <span
          data-theme="light"
          className="grid h-20 w-44 place-items-center rounded-md border border-border bg-card p-2 text-muted-foreground"
        >
          {logo ? (
            <img src={logo} alt={t(($) => $.logo.alt, { name: tenant.name })} className="max-h-full max-w-full" />
          ) : (
            <ImageIcon aria-hidden className="size-6" />
          )}
        </span>
        <div {...actions} className="flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            accept={`${pictureTypes.join(',')},image/*`}
            aria-label={t(($) => $.logo.choose)}
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => {
              void open(event.target.files?.[0])
              event.target.value = ''
            }}
          />
          <Button variant="outline" busy={isPending} onClick={() => input.current?.click()}>
            {logo ? t(($) => $.logo.change) : t(($) => $.logo.choose)}
          </Button>
          {logo && (
            <Button variant="ghost" onClick={() => void remove()}>
              {t(($) => $.logo.remove)}
            </Button>
          )}
        </div>
      </div>
      <p className="text-sm text-muted-foreground">{t(($) => $.logo.hint)}</p>
      {bitmap && (
        <Suspense>
          <LogoDialog
            bitmap={bitmap}
            busy={isPending}
            onTake={(picture) => void take(picture).catch(() => null)}
            onClose={() => setBitmap(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
