import { classStudentsQuery } from '@lernspur/api-client/school-admin/student.queries'
import {
  setStudentPicturesMutation,
  undoStudentPicturesMutation,
} from '@lernspur/api-client/school-admin/student-picture.queries'
import {
  useErrorText,
  useFormat,
  useLeaveGuard,
  useMutation,
  useQuery,
  useToast,
  useTranslation,
} from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { Student } from '@lernspur/contracts/school-admin/student.contract'
import { studentPictureLimits } from '@lernspur/contracts/school-admin/student-picture.contract'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import FolderArchive from 'lucide-react/icons/folder-archive'
import { useRef } from 'react'
import { type ChosenPicture, usePictureArchive } from '../../student/picture/use-picture-archive'

/** Stands for "nobody", since Select does not support an empty value. */
const nobody = 'none'

interface PictureRowProps {
  picture: ChosenPicture
  students: readonly Student[]
  /** Whether another picture is for the same child. */
  isTwice: boolean
  onChoose: (studentId: string) => void
}

function PictureRow({ picture, students, isTwice, onChoose }: PictureRowProps) {
  const { t } = useTranslation('school-editors.student-pictures')
  const format = useFormat()
  const { candidates } = picture
  const likely = students.filter(({ id }) => candidates.includes(id))
  const others = students.filter(({ id }) => !candidates.includes(id))
  const chosen = students.find(({ id }) => id === picture.studentId)
  const isOpen = !chosen && likely.length > 0
  return (
    <li className="flex flex-wrap items-start gap-3 border-t py-3 first:border-t-0">
      <img src={picture.avatar} alt="" className="size-14 shrink-0 rounded-full border object-cover" />
      <div className="grid min-w-0 flex-1 basis-52 gap-1">
        <span className="text-sm wrap-anywhere text-muted-foreground">{picture.name}</span>
        <SelectInput
          aria-label={t(($) => $.childOf, { file: picture.name })}
          value={picture.studentId || nobody}
          onValueChange={(value) => onChoose(value === nobody ? '' : value)}
          options={[
            { value: nobody, label: t(($) => $.nobody) },
            ...[...likely, ...others].map((student) => ({ value: student.id, label: format.listName(student) })),
          ]}
        />
        {isTwice && <p className="text-sm text-danger-foreground">{t(($) => $.twice)}</p>}
        {!isTwice && chosen?.avatar && <p className="text-sm text-muted-foreground">{t(($) => $.replaces)}</p>}
        {isOpen && (
          <p className="text-sm text-warning-foreground">
            {t(($) => $.ask, { count: likely.length, name: likely[0] ? format.name(likely[0]) : '' })}
          </p>
        )}
      </div>
    </li>
  )
}

/** Takes pictures of the children of a class from a ZIP archive, after a preview of who is who (rule student.12). */
export default function PicturesSheet({ schoolClass, onClose }: { schoolClass: SchoolClass; onClose: () => void }) {
  const { t } = useTranslation('school-editors.student-pictures')
  const format = useFormat()
  const textOf = useErrorText()
  const toast = useToast()
  const input = useRef<HTMLInputElement>(null)
  const params = { schoolClassId: schoolClass.id }
  const { data, error } = useQuery(classStudentsQuery(params))
  const students = (data?.rows ?? []).toSorted(format.byName)
  const archive = usePictureArchive(students)
  const { pictures, faultText, isReading, unreadable, others, isChosen } = archive
  const save = useMutation(setStudentPicturesMutation({ showsFailure: true }))
  const { mutateAsync: undo } = useMutation(undoStudentPicturesMutation())
  const taken = pictures?.filter(({ studentId }) => studentId !== '') ?? []
  const counts = Map.groupBy(taken, ({ studentId }) => studentId)
  const isTwice = (studentId: string) => (counts.get(studentId)?.length ?? 0) > 1
  const hasTwice = taken.some(({ studentId }) => isTwice(studentId))
  const isTooMany = taken.length > studentPictureLimits.pictures
  const without = students.filter(({ id, avatar }) => avatar === null && !counts.has(id))
  useLeaveGuard({ isOpen: taken.length > 0, loss: t(($) => $.unsaved) })
  const submit = () =>
    save.mutate(
      { params, body: { pictures: taken.map(({ studentId, avatar }) => ({ studentId, avatar })) } },
      {
        onSuccess: ({ id, count }) => {
          onClose()
          toast({
            text: t(($) => $.done, { count }),
            undo: () => undo({ params: { ...params, pictureChangeId: id } }).then(() => {}),
          })
        },
      },
    )
  return (
    <SideSheet
      open
      onOpenChange={(open) => !open && onClose()}
      steady={taken.length > 0}
      title={t(($) => $.title)}
      description={t(($) => $.description)}
      closeLabel={t(($) => $.close)}
      footer={
        <>
          <Button variant="outline" disabled={save.isPending} onClick={onClose}>
            {t(($) => $.cancel)}
          </Button>
          <Button busy={save.isPending} disabled={taken.length === 0 || hasTwice || isTooMany} onClick={submit}>
            {t(($) => $.save, { count: taken.length })}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <input
          ref={input}
          type="file"
          accept=".zip,application/zip"
          hidden
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file) void archive.open(file)
            event.target.value = ''
          }}
        />
        <Button
          variant="outline"
          className="justify-self-start"
          busy={isReading}
          disabled={!data}
          onClick={() => input.current?.click()}
        >
          <FolderArchive aria-hidden />
          {t(($) => $.choose)}
        </Button>
        <div aria-live="polite" className="grid gap-2 empty:hidden">
          {faultText && <Banner tone="danger">{faultText}</Banner>}
          {error && <Banner tone="danger">{textOf(error)}</Banner>}
          {save.error && <Banner tone="danger">{textOf(save.error)}</Banner>}
          {isTooMany && <Banner tone="warning">{t(($) => $.tooMany, { max: studentPictureLimits.pictures })}</Banner>}
          {pictures && (
            <p className="font-medium">{t(($) => $.matched, { taken: taken.length, all: pictures.length })}</p>
          )}
        </div>
        {pictures && (
          <>
            <ul data-chosen={isChosen || undefined}>
              {pictures.map((picture) => (
                <PictureRow
                  key={picture.key}
                  picture={picture}
                  students={students}
                  isTwice={picture.studentId !== '' && isTwice(picture.studentId)}
                  onChoose={(studentId) => archive.choose(picture.key, studentId)}
                />
              ))}
            </ul>
            {without.length > 0 && (
              <p className="text-sm wrap-anywhere">
                {t(($) => $.without, { count: without.length, names: format.list(without.map(format.name)) })}
              </p>
            )}
            {unreadable.length > 0 && (
              <p className="text-sm wrap-anywhere">{t(($) => $.unreadable, { names: format.list(unreadable) })}</p>
            )}
            {others.length > 0 && (
              <p className="text-sm wrap-anywhere text-muted-foreground">
                {t(($) => $.others, { names: format.list(others) })}
              </p>
            )}
          </>
        )}
      </div>
    </SideSheet>
  )
}
