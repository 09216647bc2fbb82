import { looseEndsQuery } from '@lernspur/api-client/provider/dashboard.queries'
import { Link, paths, useFormat, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import { LinkRow } from '@lernspur/ui/components/data/link-row'
import { CardContent } from '@lernspur/ui/components/ui/card'
import { DeskCard } from '../desk-card'

function Invitations() {
  const { t } = useTranslation('provider.dashboard')
  const format = useFormat()
  const { invitationCount, invitations } = useSuspenseQuery(looseEndsQuery()).data
  const further = invitationCount - invitations.reduce((sum, { count }) => sum + count, 0)
  if (invitationCount === 0)
    return <CardContent className="text-muted-foreground">{t(($) => $.invitations.none)}</CardContent>
  return (
    <>
      <ul>
        {invitations.map(({ schoolId, schoolName, count, nextEndsAt }) => (
          <LinkRow
            key={schoolId}
            link={<Link to={`${paths.providerTenants}?${new URLSearchParams({ search: schoolName })}`} />}
            title={schoolName}
            hint={t(($) => $.invitations.ending, { count, at: format.instant(nextEndsAt) })}
          />
        ))}
      </ul>
      {further > 0 && (
        <CardContent className="pt-3 text-sm text-muted-foreground">
          {t(($) => $.invitations.further, { count: further })}
        </CardContent>
      )}
    </>
  )
}

/** Invitations that end within a week and that nobody has used (rule desk.3). */
export function LooseInvitations() {
  const { t } = useTranslation('provider.dashboard')
  return (
    <DeskCard title={t(($) => $.invitations.title)} description={t(($) => $.invitations.description)}>
      <Invitations />
    </DeskCard>
  )
}
