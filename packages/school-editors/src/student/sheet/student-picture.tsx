import { useFormat, useToast, useTranslation } from '@lernspur/app-runtime'
import type { Student } from '@lernspur/contracts/school-admin/student.contract'
import { PersonAvatar } from '@lernspur/ui/components/data/person-avatar'
import { Button } from '@lernspur/ui/components/ui/button'
import { useRestoredFocus } from '@lernspur/ui/focus/use-restored-focus'
import { lazy, Suspense, useRef, useState } from 'react'

const PictureDialog = lazy(() => import('./picture-dialog'))

interface StudentPictureProps {
  student: Student
  /** Stores a picture as data URL, the path of the present one, or null for none. */
  onChange: (avatar: string | null) => Promise<unknown>
}

/** A stored picture as data URL. */
const pictureAt = async (path: string | null): Promise<string | null> => {
  if (path === null) return null
  const reader = new FileReader()
  const blob = await (await fetch(path)).blob()
  return new Promise((resolve) => {
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => resolve(null)
    reader.readAsDataURL(blob)
  })
}

/** The picture of a student: chosen, cropped in the browser, saved or removed. */
export function StudentPicture({ student, onChange }: StudentPictureProps) {
  const { t } = useTranslation('school-editors.student-list')
  const format = useFormat()
  const toast = useToast()
  const input = useRef<HTMLInputElement>(null)
  const actions = useRestoredFocus<HTMLDivElement>()
  const [file, setFile] = useState<File | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const name = format.name(student)
  const save = async (avatar: string | null) => {
    setIsBusy(true)
    try {
      // The change deletes its file, so that undo needs a copy.
      const before = await pictureAt(student.avatar)
      await onChange(avatar)
      toast({
        text: avatar ? t(($) => $.picture.saved) : t(($) => $.picture.removed, { name }),
        undo: () => onChange(before).then(() => {}),
      })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-4">
      <PersonAvatar name={name} seed={student.id} src={student.avatar} size={64} />
      <div {...actions} className="flex flex-wrap gap-2">
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-label={t(($) => $.picture.choose)}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            setFile(event.target.files?.[0] ?? null)
            event.target.value = ''
          }}
        />
        <Button variant="outline" busy={isBusy} onClick={() => input.current?.click()}>
          {student.avatar ? t(($) => $.picture.change) : t(($) => $.picture.choose)}
        </Button>
        {student.avatar && (
          <Button variant="ghost" onClick={() => void save(null).catch(() => null)}>
            {t(($) => $.picture.remove)}
          </Button>
        )}
      </div>
      {file && (
        <Suspense>
          <PictureDialog
            file={file}
            onClose={(avatar) => {
              setFile(null)
              if (avatar) void save(avatar).catch(() => null)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
