import './home.css'
import { looseEndsQuery, quietSchoolsQuery } from '@lernspur/api-client/provider/dashboard.queries'
import { Part } from '@lernspur/app-kit/slot/part'
import { Link, type PartProps, paths, useSuspenseQueries, useTranslation } from '@lernspur/app-runtime'
import { LinkRow } from '@lernspur/ui/components/data/link-row'
import { Card } from '@lernspur/ui/components/ui/card'

/** Weeks after which a school counts as quiet here; the overview has more choices. */
const weeks = '4'

function Attention() {
  const { t } = useTranslation('provider.home')
  const [{ data: quiet }, { data: loose }] = useSuspenseQueries({
    queries: [quietSchoolsQuery({ weeks }), looseEndsQuery()],
  })
  const rows = [
    {
      count: quiet.count,
      to: paths.provider,
      title: t(($) => $.attention.quiet, { count: quiet.count }),
      hint: t(($) => $.attention.quietHint, { count: Number(weeks) }),
    },
    {
      count: loose.invitationCount,
      to: paths.provider,
      title: t(($) => $.attention.invitations, { count: loose.invitationCount }),
      hint: t(($) => $.attention.invitationsHint),
    },
    {
      count: loose.unusedEmailCount,
      to: `${paths.providerWhitelist}?use=unused`,
      title: t(($) => $.attention.unused, { count: loose.unusedEmailCount }),
      hint: t(($) => $.attention.unusedHint),
    },
  ].filter(({ count }) => count > 0)
  if (rows.length === 0)
    return (
      <Card>
        <p className="p-5 text-muted-foreground">{t(($) => $.attention.none)}</p>
      </Card>
    )
  return (
    <Card>
      <ul>
        {rows.map(({ to, title, hint }) => (
          <LinkRow key={title} link={<Link to={to} />} title={title} hint={hint} />
        ))}
      </ul>
    </Card>
  )
}

/** What the support desk should look at, by number; the overview names it (rules desk.2 and desk.3). */
export function Component({ skeleton }: PartProps) {
  const { t } = useTranslation('provider.home')
  return (
    <Part title={t(($) => $.attention.title)} skeleton={skeleton}>
      <Attention />
    </Part>
  )
}
