import { paths, useFormat, useNavigate, useTranslation } from '@lernspur/app-kit'
import type { Search } from '@lernspur/contracts/search.contract'
import { Avatar } from '@lernspur/ui/data/avatar'
import { areas } from '../../area/areas'
import { useFrameClass } from '../use-frame-class'
import type { PaletteEntry } from './palette-entry'

/** The students that were found, in the order of their names. */
export const useChildren = ({ students }: Search): readonly PaletteEntry[] => {
  const { t } = useTranslation('shell.palette')
  const format = useFormat()
  const navigate = useNavigate()
  const { classes = [], schoolClass } = useFrameClass()
  return students.toSorted(format.byName).flatMap((student): PaletteEntry[] => {
    const seen = student.schoolClasses.filter(({ id }) => classes.some((one) => one.id === id))
    const main = seen.find(({ id }) => id === schoolClass?.id) ?? seen[0]
    if (!main) return []
    const name = format.name(student)
    const to = areas.pathTo('student', { classId: main.id, studentId: student.id }) ?? paths.home
    return [
      {
        value: `child ${student.id}`,
        label: name,
        detail: t(($) => $.inClass, { name: format.list(seen.map((one) => one.name)) }),
        group: t(($) => $.group.children),
        leading: <Avatar name={name} seed={student.id} src={student.avatar} size={24} />,
        navigates: true,
        onlyFound: true,
        to,
        run: () => void navigate(to),
      },
    ]
  })
}
