import { looseEndsQuery } from '@lernspur/api-client/provider/dashboard.queries'
import { Link, paths, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import { LinkRow } from '@lernspur/ui/components/data/link-row'
import { CardContent } from '@lernspur/ui/components/ui/card'
import { DeskCard } from '../desk-card'

function Entries() {
  const { t } = useTranslation('provider.dashboard')
  const { unusedEmailCount: count } = useSuspenseQuery(looseEndsQuery()).data
  if (count === 0) return <CardContent className="text-muted-foreground">{t(($) => $.unused.none)}</CardContent>
  return (
    <ul>
      <LinkRow
        link={<Link to={`${paths.providerWhitelist}?use=unused`} />}
        title={t(($) => $.unused.entries, { count })}
        hint={t(($) => $.unused.hint)}
      />
    </ul>
  )
}

/** Addresses and domains of the whitelist that nobody has used (rule desk.3). */
export function UnusedEntries() {
  const { t } = useTranslation('provider.dashboard')
  return (
    <DeskCard title={t(($) => $.unused.title)}>
      <Entries />
    </DeskCard>
  )
}
