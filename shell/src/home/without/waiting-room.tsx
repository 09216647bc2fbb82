import { classesQuery, Link, paths, useFormat, useQuery, useSession, useTranslation } from '@lernspur/app-runtime'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Button } from '@lernspur/ui/components/ui/button'
import Coffee from 'lucide-react/icons/coffee'
import { areas } from '../../area/areas'
import OpenInvitations from '../open-invitations'

/** Milliseconds between two checks for a newly shared class. */
const pollInterval = 10_000

/**
 * For users with whom no class has been shared yet (rule class-right.6). Checks regularly and when the window gets the
 * focus, and disappears once there is a class.
 */
export default function WaitingRoom() {
  const { t } = useTranslation('shell.no-class')
  const { tenant } = useSession()
  const format = useFormat()
  const { isFetching, dataUpdatedAt, refetch } = useQuery({ ...classesQuery(), refetchInterval: pollInterval })
  return (
    <>
      <div className="px-4 pt-6 empty:hidden md:px-8">
        <OpenInvitations />
      </div>
      <EmptyState
        size="page"
        icon={<Coffee />}
        title={t(($) => $.waiting.title)}
        description={
          <>
            {t(($) => $.waiting.description, { school: tenant?.name ?? t(($) => $.waiting.school) })}
            <span className="mt-3 block text-sm tabular-nums">
              {t(($) => $.waiting.looked, { time: format.time(new Date(dataUpdatedAt)) })}
            </span>
          </>
        }
        action={
          <>
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t(($) => $.waiting.look)}
            </Button>
            <Button asChild variant="outline">
              <Link to={areas.pathTo('new-class') ?? paths.home}>{t(($) => $.waiting.create)}</Link>
            </Button>
          </>
        }
      />
    </>
  )
}
