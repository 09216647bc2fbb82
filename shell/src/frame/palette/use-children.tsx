import { studentListQuery } from '@lernspur/api-client/student.queries'
import { classesQuery, paths, useFormat, useNavigate, useQuery, useSession, useTranslation } from '@lernspur/app-kit'
import { Avatar } from '@lernspur/ui/data/avatar'
import { areas } from '../../area/areas'
import type { PaletteEntry } from './palette-entry'

const pathTo = (student: Readonly<Record<'classId' | 'studentId', string>>) =>
  areas.pathTo('student', student) ?? paths.home

/** The students of all classes that the user may see, by name; fetched when the palette is first opened. */
export const useChildren = (): { readonly children: readonly PaletteEntry[]; readonly loading: boolean } => {
  const { t } = useTranslation('shell.palette')
  const { tenant } = useSession()
  const format = useFormat()
  const navigate = useNavigate()
  const enabled = tenant?.isProvider === false
  const classes = useQuery({ ...classesQuery(), enabled }).data?.rows ?? []
  const { data, isLoading } = useQuery({ ...studentListQuery(), enabled })
  const children = (data?.rows ?? []).toSorted(format.byName).flatMap((student): PaletteEntry[] => {
    const seen = student.schoolClasses.filter(({ id }) => classes.some((one) => one.id === id))
    const [main] = seen
    if (!main) return []
    const name = format.name(student)
    return [
      {
        value: `child ${student.id}`,
        label: name,
        detail: t(($) => $.inClass, { name: format.list(seen.map((one) => one.name)) }),
        group: t(($) => $.group.children),
        leading: <Avatar name={name} seed={student.id} src={student.avatar} size={24} />,
        navigates: true,
        onlyFound: true,
        run: () => void navigate(pathTo({ classId: main.id, studentId: student.id })),
      },
    ]
  })
  return { children, loading: isLoading }
}
