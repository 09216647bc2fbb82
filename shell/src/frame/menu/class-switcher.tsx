import { useSchoolLevelText, useSession, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { ClassChip, RailSwitcher } from '@lernspur/ui/components/layout/rail-switcher'
import { lazyMenu, MenuButton } from '@lernspur/ui/components/menu/menu-button'
import { memo } from 'react'
import type { ClassMenuProps } from './class-menu'

const classMenu = lazyMenu<ClassMenuProps>(() => import('./class-menu'))

interface SwitcherProps {
  classes: readonly SchoolClass[] | undefined
  schoolClass: SchoolClass | undefined
  onChoose(classId: string): void
  /** In the top bar of a phone: shows only the chip. */
  compact?: boolean
}

/** School and class: at the top of the rail, or as a chip in the top bar of a phone. */
export const ClassSwitcher = memo(({ classes, schoolClass, onChoose, compact = false }: SwitcherProps) => {
  const { t } = useTranslation('shell.frame')
  const { tenant } = useSession()
  const levelText = useSchoolLevelText()
  const school = tenant?.name ?? ''
  if (!classes || !schoolClass)
    return (
      <section
        aria-label={t(($) => $.section.school)}
        className={
          compact
            ? 'line-clamp-2 text-sm leading-5 font-medium wrap-anywhere hyphens-auto'
            : 'line-clamp-4 p-2 text-center text-xs font-medium wrap-break-word hyphens-auto xl:text-left xl:text-sm'
        }
      >
        {school}
      </section>
    )
  const subtitle = schoolClass.nickname ?? levelText(schoolClass.schoolLevel)
  return (
    <MenuButton
      menu={classMenu}
      options={{ classes, schoolClass, onChoose }}
      button={(props) =>
        compact ? (
          <button type="button" className="-ml-1 grid size-11 place-items-center" {...props}>
            <ClassChip>{schoolClass.name}</ClassChip>
            <span className="sr-only">{t(($) => $.switcher.classes)}</span>
          </button>
        ) : (
          <RailSwitcher {...props} chip={schoolClass.name} title={school} subtitle={subtitle} />
        )
      }
    />
  )
})
