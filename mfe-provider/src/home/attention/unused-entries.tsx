import { looseEndsQuery } from '@lernspur/api-client/provider/dashboard.queries'
import { Link, paths, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import { LinkRow } from '@lernspur/ui/data/link-row'
import { CardBody } from '@lernspur/ui/layout/card'
import { DeskCard } from '../desk-card'

function Entries() {
  const { t } = useTranslation('provider.dashboard')
  const { unusedEmailCount: count } = useSuspenseQuery(looseEndsQuery()).data
  if (count === 0) return <CardBody className="text-muted-foreground">{t(($) => $.unused.none)}</CardBody>
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
