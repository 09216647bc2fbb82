import { Link, useTranslation } from '@lernspur/app-runtime'
import { useLegalPages } from './use-legal-pages'

/** Links to the legal pages; opened in a new tab where a form could lose its input. */
export function LegalLinks({ inNewTab = false }: { inNewTab?: boolean }) {
  const { t } = useTranslation('shell.frame')
  return (
    <nav aria-label={t(($) => $.legal.label)}>
      <ul className="-mx-2 flex flex-wrap gap-x-1 text-sm text-muted-foreground">
        {useLegalPages().map(({ to, text }) => (
          <li key={to}>
            <Link
              to={to}
              {...(inNewTab && { target: '_blank' })}
              className="inline-flex min-h-11 items-center px-2 hover:text-foreground"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
