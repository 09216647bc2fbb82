import { SubjectChipOf } from '@lernspur/app-kit/display/subject-chip-of'
import { NameOrderSwitch } from '@lernspur/app-kit/person/name-order-switch'
import { useTableState } from '@lernspur/app-kit/table/use-table-state'
import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { Student } from '@lernspur/contracts/school-admin/student.contract'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { SearchInput } from '@lernspur/ui/components/form/search-input'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { Button } from '@lernspur/ui/components/ui/button'
import Search from 'lucide-react/icons/search'
import type { ClassData } from '../../class-data/use-class-data'
import type { Entry } from '../../entry/entry'
import { ChildRow } from './child-row'
import { FormerStudents } from './former-students'
import { useLastSeen } from './use-last-seen'

interface StudentRowProps {
  classId: string
  student: Student
  last: Entry | undefined
  work: ClassData
}

function StudentRow({ classId, student, last, work }: StudentRowProps) {
  const { t } = useTranslation('teacher.student')
  const format = useFormat()
  const subject = work.subjects.find(({ id }) => id === last?.schoolSubjectId)
  return (
    <ChildRow classId={classId} student={student}>
      <p className="flex items-center gap-2 text-sm text-muted-foreground">
        {last ? (
          <>
            <time dateTime={last.observedAt}>{format.dayShort(last.observedAt)}</time>
            {subject && <SubjectChipOf subject={subject} short size="sm" />}
          </>
        ) : (
          t(($) => $.list.unseen)
        )}
      </p>
      {student.erasesAt && (
        <Badge variant="destructive">{t(($) => $.leaving.mark, { day: format.instant(student.erasesAt) })}</Badge>
      )}
    </ChildRow>
  )
}

const byLastSeen = 'lastSeen'

/** Students of a class, sorted by name or by time since the last observation. */
export function StudentList({ classId, work }: { classId: string; work: ClassData }) {
  const { t } = useTranslation('teacher.student')
  const format = useFormat()
  const table = useTableState({ field: 'name', dir: 'asc' })
  const lastSeen = useLastSeen(classId, work.students)
  const query = table.search.trim().toLocaleLowerCase()
  const found = work.students.filter((student) => format.name(student).toLocaleLowerCase().includes(query))
  const dayOf = ({ id }: Student) => lastSeen.get(id)?.observedAt ?? ''
  const visible = table.order.field === byLastSeen ? found.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b))) : found
  return (
    <>
      <search className="flex flex-wrap items-center gap-3">
        <SearchInput
          label={t(($) => $.list.search)}
          clearLabel={t(($) => $.list.clearSearch)}
          value={table.search}
          onValueChange={(search) => table.change({ search })}
          className="w-full sm:w-72"
        />
        <NameOrderSwitch
          other={{
            label: t(($) => $.list.byLastSeen),
            isChosen: table.order.field === byLastSeen,
            onChoose: (isChosen) => table.sortBy(isChosen ? byLastSeen : 'name', 'asc'),
          }}
        />
      </search>
      {visible.length === 0 ? (
        <EmptyState
          icon={<Search />}
          title={t(($) => $.list.noMatch, { query: table.search })}
          action={
            <Button variant="outline" onClick={() => table.change({ search: '' })}>
              {t(($) => $.list.clearSearch)}
            </Button>
          }
        />
      ) : (
        <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2 xl:grid-cols-3">
          {visible.map((student) => (
            <StudentRow
              key={student.id}
              classId={classId}
              student={student}
              last={lastSeen.get(student.id)}
              work={work}
            />
          ))}
        </ul>
      )}
      <FormerStudents classId={classId} query={query} />
    </>
  )
}
