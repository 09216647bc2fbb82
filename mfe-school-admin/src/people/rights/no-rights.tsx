import { NoMatch } from '@lernspur/app-kit/table/no-match'
import { Link, paths, useParams, useTranslation } from '@lernspur/app-runtime'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Button } from '@lernspur/ui/components/ui/button'
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
          <Button asChild>
            <Link to={paths.schoolUsers(schoolId)}>{t(($) => $.empty.action)}</Link>
          </Button>
        }
      />
    )
  return <NoMatch title={t(($) => $.noMatch.title)} clearLabel={t(($) => $.noMatch.clear)} onClear={onClear} />
}
