import { classIdOf, useLocation, useNavigate, useSchoolLevelText, useSession, useTranslation } from '@lernspur/app-kit'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import { ClassChip, RailSwitcher } from '@lernspur/ui/layout/rail-switcher'
import { DropdownMenu, MenuChoice, MenuLabel } from '@lernspur/ui/overlay/dropdown-menu'
import type { ReactElement } from 'react'

interface ClassMenuProps {
  trigger: ReactElement
  classes: readonly SchoolClass[]
  schoolClass: SchoolClass
  onChoose(classId: string): void
}

/** The same page in another class: its main page, since a child or a report belongs to one class. */
const pageIn = (pathname: string, classId: string): string | null =>
  classIdOf(pathname) === null ? null : `/class/${classId}/${pathname.split('/')[3] ?? ''}`

/** Chooses the class; on a page of a class goes to that page of the chosen one. */
export function ClassMenu({ trigger, classes, schoolClass, onChoose }: ClassMenuProps) {
  const { t } = useTranslation('frame')
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const levelText = useSchoolLevelText()
  const choose = (classId: string) => {
    onChoose(classId)
    const target = pageIn(pathname, classId)
    if (target) void navigate(target)
  }
  return (
    <DropdownMenu trigger={trigger} className="min-w-64">
      <MenuLabel>{t(($) => $.switcher.classes)}</MenuLabel>
      {classes.map((one) => (
        <MenuChoice key={one.id} checked={one.id === schoolClass.id} onCheckedChange={() => choose(one.id)}>
          <ClassChip>{one.name}</ClassChip>
          <span className="grid min-w-0">
            <span className="truncate font-medium">{one.nickname ?? levelText(one.schoolLevel)}</span>
            <span className="text-xs text-muted-foreground">
              {t(($) => $.switcher.students, { count: one.studentCount })}
            </span>
          </span>
        </MenuChoice>
      ))}
    </DropdownMenu>
  )
}

interface SwitcherProps {
  classes: readonly SchoolClass[] | undefined
  schoolClass: SchoolClass | undefined
  onChoose(classId: string): void
}

/** School and class at the head of the rail. */
export function ClassSwitcher({ classes, schoolClass, onChoose }: SwitcherProps) {
  const { t } = useTranslation('frame')
  const { tenant } = useSession()
  const levelText = useSchoolLevelText()
  const title = tenant?.name ?? ''
  if (!classes || !schoolClass)
    return (
      <p className="px-2 py-4 text-center text-xs font-medium text-balance xl:px-2 xl:text-left xl:text-sm">{title}</p>
    )
  const trigger = (
    <RailSwitcher
      aria-label={t(($) => $.switcher.label, { school: title, class: schoolClass.name })}
      chip={schoolClass.name}
      title={title}
      subtitle={schoolClass.nickname ?? levelText(schoolClass.schoolLevel)}
    />
  )
  return <ClassMenu trigger={trigger} classes={classes} schoolClass={schoolClass} onChoose={onChoose} />
}

/** The same choice in the top bar of a phone. */
export function CompactClassSwitcher({ classes, schoolClass, onChoose }: SwitcherProps) {
  const { t } = useTranslation('frame')
  const { tenant } = useSession()
  const title = tenant?.name ?? ''
  if (!classes || !schoolClass) return <p className="truncate text-sm font-medium">{title}</p>
  const trigger = (
    <button
      type="button"
      aria-label={t(($) => $.switcher.label, { school: title, class: schoolClass.name })}
      className="-ml-1 flex min-h-11 min-w-11 items-center gap-2 rounded-md p-1"
    >
      <ClassChip>{schoolClass.name}</ClassChip>
    </button>
  )
  return <ClassMenu trigger={trigger} classes={classes} schoolClass={schoolClass} onChoose={onChoose} />
}
