import { today, useTranslation } from '@lernspur/app-runtime'
import { invitationLimits } from '@lernspur/contracts/identity/invitation.contract'
import type { RoleType } from '@lernspur/contracts/identity/user.contract'
import { DateInput } from '@lernspur/ui/components/form/date-input'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { Button } from '@lernspur/ui/components/ui/button'
import { Input } from '@lernspur/ui/components/ui/input'
import Ticket from 'lucide-react/icons/ticket'
import { type FormEvent, useState } from 'react'
import { RoleSelect } from './role-select'

/** What a new code is for. */
export interface CodeDraft {
  readonly userRoleType: RoleType
  readonly maximumUses: number
  readonly days: number
  /** The last day of the role that it makes; left out for no end. */
  readonly roleEndsOn?: string
}

interface CodeFormProps {
  /** Roles that the user may give; with one there is no choice. */
  roles: readonly RoleType[]
  /** Makes it; a failure is shown elsewhere. */
  onCreate: (draft: CodeDraft) => Promise<unknown>
  busy: boolean
  /** Nothing is missing that the invitation is to bring. */
  isReady?: boolean
}

/** How long a code is valid, in days. */
const periods = [1, 7, 30, 90, 365] as const

/**
 * Creates an invitation to pass on, as a link or a code: for whom, for how many people and how long. A
 * substitute's access ends by itself on the day that is named.
 */
export function CodeForm({ roles, onCreate, busy, isReady = true }: CodeFormProps) {
  const { t } = useTranslation('school-editors.people')
  const [roleType, setRoleType] = useState<RoleType>('user')
  const [uses, setUses] = useState('20')
  const [days, setDays] = useState('30')
  const [lastDay, setLastDay] = useState('')
  // What was sent is not input that closing the sheet would lose: the field begins anew, with the same day.
  const [made, setMade] = useState(0)
  const isPast = lastDay !== '' && lastDay < today()
  const maximumUses = Number(uses)
  const isValid = Number.isInteger(maximumUses) && maximumUses >= 1 && maximumUses <= invitationLimits.usesMax
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isValid || isPast) return
    const draft = { userRoleType: roleType, maximumUses, days: Number(days), ...(lastDay && { roleEndsOn: lastDay }) }
    onCreate(draft).then(
      () => setMade((before) => before + 1),
      () => null,
    )
  }
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {roles.length > 1 && (
          <div className="sm:col-span-2">
            <RoleSelect roles={roles} value={roleType} onValueChange={setRoleType} />
          </div>
        )}
        <LabelledField label={t(($) => $.code.uses)} error={isValid ? undefined : t(($) => $.code.usesWrong)}>
          <Input inputMode="numeric" value={uses} onChange={(event) => setUses(event.target.value.trim())} />
        </LabelledField>
        <LabelledField label={t(($) => $.code.days)}>
          <SelectInput
            options={periods.map((period) => ({
              value: String(period),
              label: t(($) => $.code.period, { count: period }),
            }))}
            value={days}
            onValueChange={setDays}
          />
        </LabelledField>
        <LabelledField
          key={made}
          label={t(($) => $.code.lastDay)}
          hint={t(($) => $.code.lastDayHint)}
          error={isPast && t(($) => $.code.lastDayPast)}
          className="sm:col-span-2"
        >
          <DateInput min={today()} value={lastDay} onValueChange={setLastDay} className="w-44" />
        </LabelledField>
      </div>
      <Button type="submit" className="justify-self-start" busy={busy} disabled={!isValid || isPast || !isReady}>
        <Ticket aria-hidden />
        {t(($) => $.code.create)}
      </Button>
    </form>
  )
}
