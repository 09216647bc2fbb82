import { Link, paths, useLocation, useSession, useTranslation } from '@lernspur/app-kit'
import { TabLink, TabLinks } from '@lernspur/ui/layout/tabs'

/** The two pages about people: who they are, and what they may do in which class. */
export function PeopleTabs() {
  const { t } = useTranslation('school-admin.people')
  const { tenant } = useSession()
  const { pathname } = useLocation()
  const users = paths.schoolUsers(tenant?.id ?? '')
  const tabs = [
    [users, t(($) => $.tab.people)],
    [`${users}/rights`, t(($) => $.tab.rights)],
  ] as const
  return (
    <TabLinks label={t(($) => $.tab.label)}>
      {tabs.map(([to, text]) => (
        <TabLink key={to} active={pathname === to} link={<Link to={to} />}>
          {text}
        </TabLink>
      ))}
    </TabLinks>
  )
}
