import { NoMatch } from '@lernspur/app-kit/table/no-match'
import { Link, paths, useParams, useTranslation } from '@lernspur/app-runtime'
import { EmptyState } from '@lernspur/ui/feedback/empty-state'
import { LinkButton } from '@lernspur/ui/form/link-button'
import KeyRound from 'lucide-react/icons/key-round'

/** Nothing is shared yet, or nothing matches the filters. */
export function NoRights({ isEmpty, onClear }: { isEmpty: boolean; onClear: () => void }) {
  const { t } = useTranslation('school-admin.rights')
  const { schoolId = '' } = useParams()
  if (isEmpty)
    return (
      <EmptyState
        icon={<KeyRound />}
        title={t(($) => $.empty.title)}
        description={t(($) => $.empty.description)}
        action={
          <LinkButton asChild>
            <Link to={paths.schoolUsers(schoolId)}>{t(($) => $.empty.action)}</Link>
          </LinkButton>
        }
      />
    )
  return <NoMatch title={t(($) => $.noMatch.title)} clearLabel={t(($) => $.noMatch.clear)} onClear={onClear} />
}
