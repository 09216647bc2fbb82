import { Link, paths, today, useFormat, useTranslation } from '@lernspur/app-kit'
import { Page } from '@lernspur/ui/layout/app-frame'
import { LinkCard } from '@lernspur/ui/layout/card'
import { PageHeader } from '@lernspur/ui/layout/page-header'
import Building2 from 'lucide-react/icons/building-2'
import { useGreeting } from './use-greeting'

/** The start page of those who run the product for schools. */
export function ProviderHome() {
  const { t } = useTranslation('home')
  const format = useFormat()
  const greeting = useGreeting()
  return (
    <Page>
      <PageHeader title={greeting} description={format.dayLong(today())} />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-4">
        <LinkCard link={<Link to={paths.providerTenants} />}>
          <span className="flex items-start gap-4">
            <Building2 aria-hidden className="mt-0.5 size-6 text-muted-foreground" />
            <span className="grid gap-0.5">
              <span className="font-semibold">{t(($) => $.provider.title)}</span>
              <span className="text-sm text-muted-foreground">{t(($) => $.provider.description)}</span>
            </span>
          </span>
        </LinkCard>
      </div>
    </Page>
  )
}
