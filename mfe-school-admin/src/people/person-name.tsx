import { accountAddress } from '@lernspur/app-kit/person/account-name'
import { useFormat, useTranslation } from '@lernspur/app-runtime'
import { useRoleNames } from '@lernspur/school-editors/people/use-role-names'
import { PersonAvatar } from '@lernspur/ui/components/data/person-avatar'
import { Badge } from '@lernspur/ui/components/ui/badge'
import type { Person } from './person'
import { StatusCell } from './status-cell'

interface PersonNameProps {
  person: Person
  /** The classes that the person sees, in words; narrow windows have no column for them. */
  classes: string
}

/** A person's name and address; narrow windows show role, classes and state here as well. */
export function PersonName({ person, classes }: PersonNameProps) {
  const { t } = useTranslation('school-admin.people')
  const nameOf = useRoleNames()
  const format = useFormat()
  const { name, role, isMe, isLastAdmin } = person
  const { user, roleType } = role
  const facts = [nameOf(roleType), isLastAdmin && t(($) => $.lastAdmin), classes].filter(Boolean).join(' · ')
  return (
    <span className="flex items-center gap-3">
      <PersonAvatar name={name} seed={user.id} src={user.avatar} size={32} />
      <span className="grid min-w-0 md:min-w-52">
        <span className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
          {name}
          {isMe && <Badge variant="outline">{t(($) => $.you)}</Badge>}
        </span>
        {name !== user.email && (
          <span className="text-xs font-normal text-muted-foreground wrap-anywhere">
            {accountAddress(format, user.email)}
          </span>
        )}
        <span className="text-xs font-normal text-muted-foreground md:hidden">{facts}</span>
        <span className="mt-1 font-normal sm:hidden">
          {role.requestedRoleType === null ? (
            <StatusCell person={person} />
          ) : (
            <Badge variant="outline">{t(($) => $.status.unconfirmed)}</Badge>
          )}
        </span>
      </span>
    </span>
  )
}
