import { Link, paths, useClassRights, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import { SubjectMark } from '@lernspur/ui/components/data/subject-chip'
import { lazyMenu, MenuButton } from '@lernspur/ui/components/menu/menu-button'
import { SortableItem } from '@lernspur/ui/components/sortable/sortable-item'
import { Button } from '@lernspur/ui/components/ui/button'
import Ellipsis from 'lucide-react/icons/ellipsis'
import UsersRound from 'lucide-react/icons/users-round'

const menu = lazyMenu(() => import('./subject-menu'))

interface SubjectRowProps {
  subject: Subject
  schoolClass: SchoolClass
  /** Undefined without the right to manage students. */
  onAttend: (() => void) | undefined
  onShift: (subject: Subject, by: 1 | -1) => void
}

/** One subject of a class: a handle, its name that leads to its competences, who takes part, and a menu. */
export function SubjectRow({ subject, schoolClass, onAttend, onShift }: SubjectRowProps) {
  const { t } = useTranslation('teacher.subjects')
  const { canManageCompetences } = useClassRights(schoolClass.id)
  const { id, name, abbreviation, color, competenceDomainCount } = subject
  const hint =
    competenceDomainCount === 0 ? t(($) => $.noDomains) : t(($) => $.domains, { count: competenceDomainCount })
  return (
    <SortableItem
      id={id}
      handleLabel={t(($) => $.handle, { name })}
      className="flex min-h-16 items-center gap-x-1 border-t bg-card py-1 first:rounded-t-lg first:border-t-0 last:rounded-b-lg sm:gap-x-2 sm:px-2"
    >
      {(handle) => (
        <>
          {canManageCompetences && handle}
          <SubjectMark color={color} className="size-4" />
          <div className="grid min-w-0 flex-1 px-1 py-2">
            {canManageCompetences ? (
              <Link
                to={paths.classCompetences(schoolClass.id, id)}
                className="font-medium wrap-anywhere hyphens-auto underline-offset-4 hover:underline"
              >
                {name}
              </Link>
            ) : (
              <span className="font-medium wrap-anywhere hyphens-auto">{name}</span>
            )}
            <span className="text-xs text-muted-foreground">
              {abbreviation} · {hint}
            </span>
          </div>
          {onAttend && (
            <Button variant="ghost" size="sm" aria-label={t(($) => $.attend.of, { name })} onClick={onAttend}>
              <UsersRound aria-hidden />
              <span className="max-sm:sr-only">{t(($) => $.attend.open)}</span>
            </Button>
          )}
          {canManageCompetences && (
            <MenuButton
              menu={menu}
              options={{ subject, schoolClass, onShift }}
              button={(props) => (
                <IconButton {...props} quiet label={t(($) => $.menu.of, { name })}>
                  <Ellipsis aria-hidden />
                </IconButton>
              )}
            />
          )}
        </>
      )}
    </SortableItem>
  )
}
