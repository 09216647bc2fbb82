import { studentListQuery } from '@lernspur/api-client/school-admin/student.queries'
import { searchedWords } from '@lernspur/app-kit/table/searched-words'
import { useDebounced } from '@lernspur/app-kit/table/use-debounced'
import { ErrorNotice, keepPreviousData, useFormat, useQuery, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { Student } from '@lernspur/contracts/school-admin/student.contract'
import { PersonAvatar } from '@lernspur/ui/components/data/person-avatar'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { SearchInput } from '@lernspur/ui/components/form/search-input'
import { Button } from '@lernspur/ui/components/ui/button'
import { useState } from 'react'
import { useClassesOf } from '../../school-class/use-classes-of'
import { inSeveralClasses, isIn } from '../../student/pairs'
import { ClassDay, isClassDay } from '../../student/sheet/class-day'
import { useClassAssignment } from './use-class-assignment'

interface FoundProps {
  student: Student
  target: SchoolClass
  classes: readonly SchoolClass[]
  mayTake: boolean
  onTake: () => Promise<unknown>
}

function Found({ student, target, classes: known, mayTake, onTake }: FoundProps) {
  const { t } = useTranslation('school-editors.student-list')
  const format = useFormat()
  const [isBusy, setIsBusy] = useState(false)
  const name = format.name(student)
  const isHere = isIn(student, target.id)
  const isDoubled = inSeveralClasses([student], target, known).length > 0
  const classes = format.list(useClassesOf(known)(student))
  const take = () => {
    setIsBusy(true)
    void onTake()
      .catch(() => null)
      .then(() => setIsBusy(false))
  }
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-3 border-t py-2 first:border-t-0">
      <PersonAvatar name={name} seed={student.id} src={student.avatar} size={32} />
      <span className="grid min-w-0 flex-1 basis-40">
        <span className="font-medium wrap-anywhere">{format.listName(student)}</span>
        <span className="text-sm text-muted-foreground">
          {isHere
            ? t(($) => $.taking.here)
            : isDoubled
              ? t(($) => $.taking.doubled, { classes, name: target.name })
              : classes || t(($) => $.noClass)}
        </span>
      </span>
      {!isHere && student.erasesAt === null && (
        <Button
          variant="outline"
          size="sm"
          busy={isBusy}
          disabled={!mayTake}
          aria-label={t(($) => $.taking.takeOne, { name })}
          onClick={take}
        >
          {t(($) => $.taking.take)}
        </Button>
      )}
    </li>
  )
}

/** Students shown at once; more are found by typing more. */
const visibleCount = 20

interface TakeSheetProps {
  classes: readonly SchoolClass[]
  target: SchoolClass
  onClose: () => void
}

/** Adds students the school already has to a class, and says who is then in two (rule student.4). */
export function TakeSheet({ classes, target, onClose }: TakeSheetProps) {
  const { t } = useTranslation('school-editors.student-list')
  const format = useFormat()
  const [typed, setTyped] = useState('')
  const search = useDebounced(searchedWords(typed))
  const { assign } = useClassAssignment(classes)
  const [enteredOn, setEnteredOn] = useState('')
  const { data, error, refetch } = useQuery({
    ...studentListQuery({
      filter: search === '' ? [] : [{ field: 'name', type: 'search', value: search }],
      limit: visibleCount,
    }),
    placeholderData: keepPreviousData,
  })
  const rows = data?.rows ?? []
  const title = t(($) => $.taking.title, { name: target.name })
  return (
    <SideSheet
      open
      // A day without a child to take says nothing.
      retainsInput
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={t(($) => $.taking.description)}
      closeLabel={t(($) => $.close)}
      toolbar={
        <SearchInput
          label={t(($) => $.search)}
          clearLabel={t(($) => $.clearSearch)}
          value={typed}
          onValueChange={setTyped}
        />
      }
    >
      <div className="pb-4 empty:hidden">
        <ClassDay kind="first" schoolClass={target} value={enteredOn} onValueChange={setEnteredOn} />
      </div>
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {data && rows.length === 0 && <p className="text-muted-foreground">{t(($) => $.taking.nobody)}</p>}
      <ul
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, also without a button in it.
        tabIndex={0}
        className="empty:hidden"
      >
        {rows.toSorted(format.byName).map((student) => (
          <Found
            key={student.id}
            student={student}
            target={target}
            classes={classes}
            mayTake={isClassDay(target, enteredOn)}
            onTake={() => assign([student], { assignment: 'add', target, from: null, days: { enteredOn, leftOn: '' } })}
          />
        ))}
      </ul>
      {data && data.count > rows.length && (
        <p className="pt-3 text-sm text-muted-foreground">
          {t(($) => $.taking.more, { count: data.count - rows.length })}
        </p>
      )}
    </SideSheet>
  )
}
