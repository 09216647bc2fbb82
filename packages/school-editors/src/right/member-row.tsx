import { mayAccessSubject, useTranslation } from '@lernspur/app-runtime'
import type { ClassPermission } from '@lernspur/contracts/school-admin/class-permissions'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import { PersonAvatar } from '@lernspur/ui/components/data/person-avatar'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { Button } from '@lernspur/ui/components/ui/button'
import { TableCell, TableRow, TableRowHead } from '@lernspur/ui/components/ui/table'
import UserMinus from 'lucide-react/icons/user-minus'
import { type ReactNode, useState } from 'react'
import { EndField } from './end-field'
import { RightCell } from './right-cell'
import { managing, type RightDraft, withSubject } from './right-draft'
import type { RightsMatrixProps, TeamMember } from './team-member'
import { useRightSentence } from './use-right-sentence'

type MemberRowProps = Omit<RightsMatrixProps, 'members'> & { member: TeamMember }

const block = 'max-lg:col-span-full max-lg:block max-lg:h-auto max-lg:border-b-0'

/** Until when somebody has access; the field appears once it is wanted. */
function AccessEnd({ member, right, onEnd }: Pick<MemberRowProps, 'member' | 'onEnd'> & { right: RightDraft }) {
  const { t } = useTranslation('school-editors.right')
  const [isWanted, want] = useState(false)
  const { name } = member
  if (!right.endsOn && !isWanted)
    return (
      <Button
        variant="link"
        size="sm"
        className="ml-8 font-normal"
        aria-label={t(($) => $.end.setOf, { name })}
        onClick={() => want(true)}
      >
        {t(($) => $.end.set)}
      </Button>
    )
  return (
    <span className="ml-11 flex items-center gap-2 text-xs font-normal text-muted-foreground">
      <span aria-hidden>{t(($) => $.end.until)}</span>
      <EndField
        label={t(($) => $.end.of, { name })}
        isPlain
        value={right.endsOn ?? ''}
        onValueChange={(endsOn) => {
          want(false)
          onEnd(member, endsOn)
        }}
      />
    </span>
  )
}

function Who({ member, sentence, end }: { member: TeamMember; sentence: string; end: ReactNode }) {
  const { id, name, avatar, note } = member
  return (
    <TableRowHead className={`${block} bg-card max-lg:pt-3 max-lg:pr-14 lg:sticky lg:left-0 lg:z-10 lg:min-w-64`}>
      <span className="flex items-center gap-3">
        <PersonAvatar name={name} seed={id} src={avatar} size={32} />
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-x-2">
            <span className="wrap-anywhere">{name}</span>
            {note !== undefined && <Badge variant="outline">{note}</Badge>}
          </span>
          <span className="block text-xs font-normal text-muted-foreground">{sentence}</span>
        </span>
      </span>
      {end}
    </TableRowHead>
  )
}

function Cells({ member, right, subjects, held, onChange, onRemove }: MemberRowProps & { right: RightDraft }) {
  const { t } = useTranslation('school-editors.right')
  const { name } = member
  const notYours = t(($) => $.notYours)
  const permission = (one: ClassPermission, first = false) => (
    <RightCell
      key={one}
      name={name}
      label={
        one === 'canWriteCompetenceEntries'
          ? t(($) => $.writesEntries)
          : t(($) => $.manages, { what: t(($$) => $$.managed[one]) })
      }
      first={first}
      locked={held[one] || right[one] ? undefined : notYours}
      checked={right[one]}
      onCheckedChange={(isGranted) => onChange(member, { ...right, [one]: isGranted })}
    />
  )
  return (
    <>
      {subjects.map(({ id, name: subject }, index) => (
        <RightCell
          key={id}
          name={name}
          label={subject}
          first={index === 0}
          locked={mayAccessSubject(held, id) ? undefined : notYours}
          checked={right.schoolSubjectIds.includes(id)}
          onCheckedChange={(isShared) => onChange(member, withSubject(right, id, isShared))}
        />
      ))}
      {permission('canWriteCompetenceEntries', true)}
      {managing.map((one, index) => permission(one, index === 0))}
      <TableCell className="max-lg:absolute max-lg:top-1 max-lg:right-0 max-lg:border-b-0 lg:px-1">
        <IconButton quiet size="icon-sm" label={t(($) => $.remove, { name })} onClick={() => onRemove(member)}>
          <UserMinus aria-hidden />
        </IconButton>
      </TableCell>
    </>
  )
}

/** What one person may do; nothing to change for people who hold everything by their role. */
export function MemberRow(props: MemberRowProps) {
  const { t } = useTranslation('school-editors.right')
  const { member, subjects, onEnd } = props
  const sentenceOf = useRightSentence()
  const { right } = member
  return (
    <TableRow className="max-lg:relative max-lg:grid max-lg:grid-cols-2 max-lg:border-b max-lg:last:border-b-0">
      <Who
        member={member}
        sentence={right ? sentenceOf(right, subjects) : t(($) => $.holdsAll)}
        end={right && <AccessEnd member={member} right={right} onEnd={onEnd} />}
      />
      {right ? (
        <Cells {...props} right={right} />
      ) : (
        <TableCell colSpan={subjects.length + managing.length + 2} className="max-lg:hidden" />
      )}
    </TableRow>
  )
}
