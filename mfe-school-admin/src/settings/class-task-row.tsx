import { Link, paths, useTranslation } from '@lernspur/app-runtime'
import type { ClassTask, ClassTaskKind } from '@lernspur/contracts/school-admin/school/open-task.contract'
import CalendarX from 'lucide-react/icons/calendar-x'
import Scale from 'lucide-react/icons/scale'
import Sprout from 'lucide-react/icons/sprout'
import Users from 'lucide-react/icons/users'

const icons: Readonly<Record<ClassTaskKind, typeof Users>> = {
  setup: Sprout,
  team: Users,
  year: CalendarX,
  weights: Scale,
}

/** The page on which a class gets what it lacks. */
const wayTo = (kind: ClassTaskKind, classId: string, schoolId: string): string => {
  if (kind === 'team') return paths.classTeam(classId)
  if (kind === 'weights') return paths.classAssessments(classId)
  // That page redirects to the set-up of a class that is not set up.
  if (kind === 'setup') return paths.classSkills(classId)
  return `${paths.schoolClasses(schoolId)}?class=${classId}`
}

/** Something that classes lack: links to the first of them and to the others. */
export function ClassTaskRow({ task: { kind, count, classes }, schoolId }: { task: ClassTask; schoolId: string }) {
  const { t } = useTranslation('school-admin.settings')
  const Icon = icons[kind]
  const more = count - classes.length
  const link =
    'inline-flex min-h-8 items-center rounded-md border px-2 text-sm font-medium hover:bg-muted pointer-coarse:min-h-11'
  return (
    <li className="flex min-h-16 items-center gap-3 border-t px-5 py-3 first:border-t-0">
      <Icon aria-hidden className="size-5 shrink-0 text-muted-foreground" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="grid min-w-0 flex-1 basis-56">
          <p className="font-medium">{t(($) => $.open.class[kind].title, { count })}</p>
          <p className="text-xs text-muted-foreground">{t(($) => $.open.class[kind].hint)}</p>
        </div>
        <ul className="flex flex-wrap gap-2">
          {classes.map(({ id, name }) => (
            <li key={id}>
              <Link to={wayTo(kind, id, schoolId)} className={link}>
                <span className="sr-only">{t(($) => $.open.class[kind].action)}: </span>
                {name}
              </Link>
            </li>
          ))}
          {more > 0 && (
            <li>
              <Link to={paths.schoolClasses(schoolId)} className={link}>
                {t(($) => $.open.more, { count: more })}
              </Link>
            </li>
          )}
        </ul>
      </div>
    </li>
  )
}
