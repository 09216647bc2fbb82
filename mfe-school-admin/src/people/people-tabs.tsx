import { paths, useSession, useTranslation } from '@lernspur/app-runtime'
import { PageTabs } from '../page-tabs'

/** Tabs for the two pages about people: who they are, and what they may do in which class. */
export function PeopleTabs() {
  const { t } = useTranslation('school-admin.people')
  const users = paths.schoolUsers(useSession().tenant?.id ?? '')
  return (
    <PageTabs
      label={t(($) => $.tab.label)}
      tabs={[
        { to: users, text: t(($) => $.tab.people) },
        { to: `${users}/rights`, text: t(($) => $.tab.rights) },
      ]}
    />
  )
}
