import { Link, paths, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { ClassChip } from '@lernspur/ui/components/layout/rail-switcher'
import { Badge } from '@lernspur/ui/components/ui/badge'

interface ClassNameProps {
  schoolClass: SchoolClass
  /** Details for narrow windows, which have no columns for them. */
  details: string
  /** Its creator, for windows without a column for that. */
  creator: string
}

/** The name of a class, as a link once the class is set up. */
export function ClassName({ schoolClass, details, creator }: ClassNameProps) {
  const { t } = useTranslation('school-admin.school-classes')
  const { id, name, nickname, studentCount, isActive, isOnboardingFinalized } = schoolClass
  const visibleName = nickname ?? t(($) => $.className, { name })
  return (
    <span className="flex items-center gap-3">
      <ClassChip>{name}</ClassChip>
      <span className="grid min-w-0 grid-cols-1 wrap-anywhere">
        <span className="flex flex-wrap items-center gap-x-2">
          {isOnboardingFinalized ? (
            <Link
              to={paths.classSkills(id)}
              className="inline-flex min-h-8 items-center hover:underline pointer-coarse:min-h-11"
            >
              {visibleName}
            </Link>
          ) : (
            visibleName
          )}
          {!isActive && <Badge variant="outline">{t(($) => $.state.inactive)}</Badge>}
          {!isOnboardingFinalized && <Badge variant="warning">{t(($) => $.state.inSetup)}</Badge>}
        </span>
        <span className="text-xs font-normal text-muted-foreground md:hidden">{details}</span>
        <span className="text-xs font-normal text-muted-foreground lg:hidden">{creator}</span>
        <span className="text-xs font-normal text-muted-foreground sm:hidden">
          {t(($) => $.students, { count: studentCount })}
        </span>
      </span>
    </span>
  )
}
