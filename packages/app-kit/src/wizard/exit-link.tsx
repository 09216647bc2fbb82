import { Link, paths, useTranslation } from '@lernspur/app-runtime'

/** Exits a wizard; everything is stored already. */
export function ExitLink() {
  const { t } = useTranslation('app-runtime.editing')
  return (
    <Link
      to={paths.home}
      className="inline-flex min-h-11 items-center rounded-md text-muted-foreground underline decoration-input underline-offset-4 hover:text-foreground"
    >
      {t(($) => $.wizard.exit)}
    </Link>
  )
}
