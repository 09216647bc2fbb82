import { classesQuery, useIsFetching, useQueryClient, useSession, useTranslation } from '@lernspur/app-kit'
import { EmptyState } from '@lernspur/ui/feedback/empty-state'
import { Button } from '@lernspur/ui/form/button'
import Coffee from 'lucide-react/icons/coffee'
import { useSignOut } from '../sign-in/use-sign-out'

/** For people whom no class has been shared with yet (decisions: people and rights). */
export function WaitingRoom() {
  const { t } = useTranslation('home')
  const { tenant } = useSession()
  const queryClient = useQueryClient()
  const looking = useIsFetching({ queryKey: classesQuery().queryKey }) > 0
  const signOut = useSignOut()
  const look = () => void queryClient.invalidateQueries({ queryKey: classesQuery().queryKey })
  return (
    <EmptyState
      size="page"
      icon={<Coffee />}
      title={t(($) => $.waiting.title)}
      description={t(($) => $.waiting.description, { school: tenant?.name ?? t(($) => $.waiting.school) })}
      action={
        <>
          <Button busy={looking} onClick={look}>
            {t(($) => $.waiting.look)}
          </Button>
          <Button variant="outline" onClick={signOut}>
            {t(($) => $.waiting.signOut)}
          </Button>
        </>
      }
    />
  )
}
