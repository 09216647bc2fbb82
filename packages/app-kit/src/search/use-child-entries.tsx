import { useFormat, useNavigate } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { Search } from '@lernspur/contracts/teacher/search/search.contract'
import { PersonAvatar } from '@lernspur/ui/components/data/person-avatar'
import type { SearchEntry } from './search-entry'

interface ChildTexts {
  readonly group: string
  /** Where the child is, by the names of classes. */
  classText(names: string): string
  pathTo(classId: string, studentId: string): string
  readonly classes: readonly SchoolClass[]
  /** The class at hand. */
  readonly schoolClass: SchoolClass | undefined
}

/** The students that were found, in the order of their names. */
export const useChildEntries = (
  { students }: Search,
  { group, classText, pathTo, classes, schoolClass }: ChildTexts,
): readonly SearchEntry[] => {
  const format = useFormat()
  const navigate = useNavigate()
  return students.toSorted(format.byName).flatMap((student): SearchEntry[] => {
    const seen = student.schoolClasses.filter(({ id }) => classes.some((one) => one.id === id))
    const main = seen.find(({ id }) => id === schoolClass?.id) ?? seen[0]
    if (!main) return []
    const name = format.name(student)
    const to = pathTo(main.id, student.id)
    return [
      {
        value: `child ${student.id}`,
        label: name,
        detail: classText(format.list(seen.map((one) => one.name))),
        group,
        leading: <PersonAvatar name={name} seed={student.id} src={student.avatar} size={24} />,
        navigates: true,
        onlyFound: true,
        to,
        run: () => void navigate(to),
      },
    ]
  })
}
