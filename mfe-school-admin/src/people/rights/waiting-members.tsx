import { useFormat, useTranslation } from '@lernspur/app-runtime'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import Coffee from 'lucide-react/icons/coffee'
import type { Member } from './use-members'

/** Maximum number of people whom the banner names. */
const named = 5

interface WaitingMembersProps {
  members: readonly Member[]
  onGrant: (members: readonly Member[]) => void
}

/** Members who see no class so far, one click away from one (rule class-right.6). */
export function WaitingMembers({ members, onGrant }: WaitingMembersProps) {
  const { t } = useTranslation('school-admin.rights')
  const format = useFormat()
  const waiting = members.filter(({ isWaiting }) => isWaiting)
  if (waiting.length === 0) return null
  const names = waiting.slice(0, named).map(({ name }) => name)
  const more = waiting.length - names.length
  return (
    <Banner
      icon={<Coffee />}
      action={
        <Button size="sm" variant="outline" onClick={() => onGrant(waiting)}>
          {t(($) => $.grant.open)}
        </Button>
      }
    >
      {t(($) => $.waiting, {
        count: waiting.length,
        names: format.list(more > 0 ? [...names, t(($) => $.more, { count: more })] : names),
      })}
    </Banner>
  )
}
