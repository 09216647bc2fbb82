import { Link, paths, useTranslation } from '@lernspur/app-runtime'

/** Links to the legal pages; opened in a new tab where a form could lose its input. */
export function LegalLinks({ inNewTab = false }: { inNewTab?: boolean }) {
  const { t } = useTranslation('shell.frame')
  const links = [
    { to: paths.legalNotice, text: t(($) => $.legal.notice) },
    { to: paths.privacy, text: t(($) => $.legal.privacy) },
    { to: paths.terms, text: t(($) => $.legal.terms) },
  ]
  return (
    <nav aria-label={t(($) => $.legal.label)}>
      <ul className="-mx-2 flex flex-wrap gap-x-1 text-sm text-muted-foreground">
        {links.map(({ to, text }) => (
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
