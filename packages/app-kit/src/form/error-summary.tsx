import { useTranslation } from '@lernspur/app-runtime'
import { type MouseEvent, useId } from 'react'

interface ErrorSummaryProps {
  /** `wrong` of the form. */
  wrong: readonly { readonly name: string; readonly id: string }[]
  /** Labels of the fields by name. */
  labels: Readonly<Record<string, string>>
}

const linkStyle =
  'inline-flex min-h-6 items-center underline decoration-current/40 underline-offset-4 hover:decoration-current'

/** Shown above a form with more than a few fields: lists the invalid fields with links to them. */
export function ErrorSummary({ wrong, labels }: ErrorSummaryProps) {
  const { t } = useTranslation('app-runtime.editing')
  const titleId = useId()
  if (wrong.length === 0) return null
  const focusField = (id: string) => (event: MouseEvent) => {
    // The URL stays unchanged: it identifies the page, not a field.
    event.preventDefault()
    document.getElementById(id)?.focus()
  }
  return (
    <section aria-labelledby={titleId} className="grid gap-1 rounded-md bg-danger p-4 text-danger-foreground">
      <p id={titleId} className="font-medium">
        {t(($) => $.summary.title, { count: wrong.length })}
      </p>
      <ul className="list-disc pl-5">
        {wrong.map(({ name, id }) => (
          <li key={name}>
            <a href={`#${id}`} onClick={focusField(id)} className={linkStyle}>
              {labels[name] ?? name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
