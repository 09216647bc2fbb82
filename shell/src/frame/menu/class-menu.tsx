import { classIdOf, useLocation, useNavigate, useSchoolLevelText, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { ClassChip } from '@lernspur/ui/components/layout/rail-switcher'
import { MenuChoices } from '@lernspur/ui/components/menu/menu-choices'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '@lernspur/ui/components/ui/dropdown-menu'
import type { ReactElement } from 'react'
import { SchoolChoices } from './school-choices'

export interface ClassMenuProps {
  classes: readonly SchoolClass[]
  schoolClass: SchoolClass
  onChoose(classId: string): void
}

/** The same page for another class: its main page, since a student or a report belongs to one class. */
const pageIn = (pathname: string, classId: string): string | null =>
  classIdOf(pathname) === null ? null : `/class/${classId}/${pathname.split('/')[3] ?? ''}`

/** Chooses the class; on a page of a class, navigates to the same page of the chosen one. */
export default function ClassMenu(props: ClassMenuProps & { trigger: ReactElement }) {
  const { trigger, classes, schoolClass, onChoose } = props
  const { t } = useTranslation('shell.frame')
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const levelText = useSchoolLevelText()
  const choose = (classId: string) => {
    onChoose(classId)
    const target = pageIn(pathname, classId)
    if (target) void navigate(target)
  }
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent className="min-w-[min(16rem,100vw-16px)]">
        <SchoolChoices />
        <MenuChoices label={t(($) => $.switcher.classes)} value={schoolClass.id} onValueChange={choose}>
          {classes.map((one) => (
            <DropdownMenuRadioItem key={one.id} value={one.id}>
              <ClassChip>{one.name}</ClassChip>
              <span className="grid min-w-0">
                <span className="truncate font-medium">{one.nickname ?? levelText(one.schoolLevel)}</span>
                <span className="text-xs text-muted-foreground">
                  {t(($) => $.switcher.students, { count: one.studentCount })}
                  {one.schoolYear && ` · ${one.schoolYear.name}`}
                </span>
              </span>
            </DropdownMenuRadioItem>
          ))}
        </MenuChoices>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
