import { Link, paths, useSession, useTranslation } from '@lernspur/app-kit'
import { Breadcrumbs, Crumb } from '@lernspur/ui/layout/breadcrumbs'

/** The way back to the settings of the school, for pages that the navigation does not show. */
export function SettingsCrumbs() {
  const { t } = useTranslation('school-admin.settings')
  const { tenant } = useSession()
  return (
    <Breadcrumbs label={t(($) => $.youAreHere)}>
      <Crumb link={<Link to={paths.school(tenant?.id ?? '')} />}>{t(($) => $.title)}</Crumb>
    </Breadcrumbs>
  )
}
