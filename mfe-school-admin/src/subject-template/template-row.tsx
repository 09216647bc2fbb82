import { Link, paths, useSession, useTranslation } from '@lernspur/app-kit'
import type { Subject } from '@lernspur/contracts/subject.contract'
import { OrderItems } from '@lernspur/school-editors/subject/order/order-items'
import { SubjectMark } from '@lernspur/ui/data/subject-chip'
import { IconButton } from '@lernspur/ui/form/icon-button'
import { DropdownMenu } from '@lernspur/ui/overlay/dropdown-menu'
import { SortableItem } from '@lernspur/ui/sortable/sortable-item'
import Ellipsis from 'lucide-react/icons/ellipsis'

interface TemplateRowProps {
  template: Subject
  onShift: (template: Subject, by: 1 | -1) => void
}

/** One template: a handle, its name that leads to its competences, and a menu that moves it. */
export function TemplateRow({ template, onShift }: TemplateRowProps) {
  const { t } = useTranslation('school-admin.subject-templates')
  const { tenant } = useSession()
  const { id, name, abbreviation, color, competenceDomainCount, originId } = template
  return (
    <SortableItem
      id={id}
      handleLabel={t(($) => $.handle, { name })}
      className="flex min-h-16 items-center gap-x-1 border-t bg-card py-1 last:rounded-b-lg sm:gap-x-2 sm:px-2"
    >
      {(handle) => (
        <>
          {handle}
          <SubjectMark color={color} className="size-4" />
          <div className="grid min-w-0 flex-1 px-1 py-2">
            <Link
              to={paths.schoolCompetences(tenant?.id ?? '', id)}
              className="font-medium wrap-anywhere hyphens-auto underline-offset-4 hover:underline"
            >
              {name}
            </Link>
            <span className="text-xs text-muted-foreground">
              {[
                abbreviation,
                t(($) => $.domains, { count: competenceDomainCount }),
                originId === null ? t(($) => $.own) : t(($) => $.ofProvider),
              ].join(' · ')}
            </span>
          </div>
          <DropdownMenu
            align="end"
            trigger={
              <IconButton quiet label={t(($) => $.menuOf, { name })}>
                <Ellipsis aria-hidden />
              </IconButton>
            }
          >
            <OrderItems onShift={(by) => onShift(template, by)} />
          </DropdownMenu>
        </>
      )}
    </SortableItem>
  )
}
