import { useFormat, useToast, useTranslation } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'
import Copy from 'lucide-react/icons/copy'
import type { StudentImportState } from './import-state'

/** People of the list who are no children, such as teachers: named, with their addresses for an invitation. */
export function PeoplePart({ state: { people } }: { state: StudentImportState }) {
  const { t } = useTranslation('school-editors.student-import')
  const format = useFormat()
  const toast = useToast()
  if (people.length === 0) return null
  const emails = people.flatMap(({ email }) => email || [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(emails.join(', '))
      toast({ text: t(($) => $.people.copied, { count: emails.length }) })
    } catch {
      toast({ text: t(($) => $.people.notCopied), tone: 'error' })
    }
  }
  const title = t(($) => $.people.title, { count: people.length })
  return (
    <section className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="font-semibold">{title}</h2>
          <p className="text-sm text-muted-foreground">{t(($) => $.people.description)}</p>
        </div>
        {emails.length > 0 && (
          <Button variant="outline" size="sm" onClick={() => void copy()}>
            <Copy aria-hidden />
            {t(($) => $.people.copy, { count: emails.length })}
          </Button>
        )}
      </div>
      <ul aria-label={title} className="rounded-lg border bg-card">
        {people.map((person) => (
          <li
            key={`${person.sheet} ${person.row}`}
            className="flex flex-wrap gap-x-3 border-b px-4 py-2 last:border-b-0"
          >
            <span className="min-w-0 flex-1 basis-40 wrap-anywhere">{format.name(person)}</span>
            <span className="min-w-0 text-sm wrap-anywhere text-muted-foreground">
              {[person.kind, person.email].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
