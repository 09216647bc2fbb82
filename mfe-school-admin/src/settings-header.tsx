import { Link, paths, usePageTitle, useSession, useTranslation } from '@lernspur/app-runtime'
import { Breadcrumbs, Crumb } from '@lernspur/ui/components/layout/breadcrumbs'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'

/** The header of a page that is not in the navigation, with a link back to the school's settings. */
export function SettingsHeader({ title, description }: { title: string; description: string }) {
  const { t } = useTranslation('school-admin.settings')
  const { tenant } = useSession()
  usePageTitle(title)
  return (
    <PageHeader
      above={
        <Breadcrumbs label={t(($) => $.youAreHere)}>
          <Crumb link={<Link to={paths.school(tenant?.id ?? '')} />}>{t(($) => $.title)}</Crumb>
        </Breadcrumbs>
      }
      title={title}
      description={description}
    />
  )
}
