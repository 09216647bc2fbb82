import { usePageTitle, useTranslation } from '@lernspur/app-kit'
import { Page } from '@lernspur/ui/layout/app-frame'
import { PageHeader } from '@lernspur/ui/layout/page-header'
import { FirstSteps } from './first-steps/first-steps'
import { Component as NewestSchools } from './home/schools.part'

/** The provider's overview (`/provider`). */
export function Component() {
  const { t } = useTranslation('provider.home')
  const title = t(($) => $.newest)
  usePageTitle(title)
  return (
    <Page>
      <PageHeader title={title} />
      <div className="grid grid-cols-1 gap-8">
        <FirstSteps />
        <NewestSchools skeleton={null} />
      </div>
    </Page>
  )
}
