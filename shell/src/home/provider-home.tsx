import { Link, today, useFormat } from '@lernspur/app-runtime'
import { LinkCard } from '@lernspur/ui/components/card/link-card'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { useManagementPages } from '../frame/navigation/use-page-links'
import { Slot } from './slot/slot'
import { useGreeting } from './use-greeting'

/** The provider's start page. */
export default function ProviderHome() {
  const format = useFormat()
  const greeting = useGreeting()
  const pages = useManagementPages()
  return (
    <Page>
      <PageHeader title={greeting} description={format.dayLong(today())} />
      <div className="grid grid-cols-1 gap-8">
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
          <Slot name="home.provider" />
        </div>
        {/* Where there is a rail, it has them. */}
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-4 md:hidden">
          {pages.map(({ to, text, icon, description }) => (
            <LinkCard key={to} link={<Link to={to} />}>
              <span className="flex items-start gap-4">
                <span aria-hidden className="mt-0.5 text-muted-foreground [&_svg]:size-6">
                  {icon}
                </span>
                <span className="grid grid-cols-1 gap-0.5">
                  <span className="font-semibold">{text}</span>
                  <span className="text-sm text-muted-foreground">{description}</span>
                </span>
              </span>
            </LinkCard>
          ))}
        </div>
      </div>
    </Page>
  )
}
