import { Link, paths, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { LinkRow } from '@lernspur/ui/components/data/link-row'
import UsersRound from 'lucide-react/icons/users-round'

/** The row of the children in the settings of a class: how many there are. */
export function StudentsRow({ schoolClass: { id, studentCount } }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('teacher.class-students')
  return (
    <LinkRow
      link={<Link to={paths.classStudents(id)} />}
      leading={<UsersRound aria-hidden className="size-5 shrink-0 text-muted-foreground" />}
      title={t(($) => $.title)}
      hint={t(($) => $.hint, { count: studentCount })}
    />
  )
}
