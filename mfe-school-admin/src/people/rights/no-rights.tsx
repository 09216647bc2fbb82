import { Link, paths, useParams, useTranslation } from '@lernspur/app-kit'
import { EmptyState } from '@lernspur/ui/feedback/empty-state'
import { Button } from '@lernspur/ui/form/button'
import { LinkButton } from '@lernspur/ui/form/link-button'
import KeyRound from 'lucide-react/icons/key-round'
import SearchX from 'lucide-react/icons/search-x'

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
  return (
    <EmptyState
      icon={<SearchX />}
      title={t(($) => $.noMatch.title)}
      action={
        <Button variant="outline" onClick={onClear}>
          {t(($) => $.noMatch.clear)}
        </Button>
      }
    />
  )
}
