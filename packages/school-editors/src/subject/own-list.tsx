import { useTranslation } from '@lernspur/app-runtime'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import { SubjectMark } from '@lernspur/ui/components/data/subject-chip'
import { useRestoredFocus } from '@lernspur/ui/focus/use-restored-focus'
import X from 'lucide-react/icons/x'

interface OwnListProps {
  subjects: readonly Subject[]
  /** The subject that is being deleted. */
  removing: string | undefined
  onRemove: (id: string) => void
}

/** Subjects of the class that come from none of the templates shown. */
export function OwnList({ subjects, removing, onRemove }: OwnListProps) {
  const { t } = useTranslation('school-editors.subject')
  const list = useRestoredFocus<HTMLUListElement>()
  if (subjects.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="font-semibold">{t(($) => $.more)}</h2>
      <ul {...list} aria-label={t(($) => $.more)} className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {subjects.map(({ id, name, abbreviation, color }) => (
          <li key={id} className="flex min-h-13 items-center gap-2 rounded-lg border bg-card py-1 pr-1 pl-4">
            <SubjectMark color={color} />
            <span className="min-w-0 flex-1 py-1.5 wrap-anywhere hyphens-auto">
              {name} <span className="text-sm text-muted-foreground">{abbreviation}</span>
            </span>
            <IconButton quiet label={t(($) => $.remove, { name })} busy={removing === id} onClick={() => onRemove(id)}>
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
