import { addUsersMutation } from '@lernspur/api-client/user-role.queries'
import { useFormat, useKeyedMutation, useToast, useTranslation } from '@lernspur/app-kit'
import { useTyped } from '@lernspur/app-kit/saving/use-typed'
import type { StepProps } from '@lernspur/app-kit/wizard/step'
import { StepPage } from '@lernspur/app-kit/wizard/step-page'
import type { RoleType } from '@lernspur/contracts/user.contract'
import { Button } from '@lernspur/ui/form/button'
import { Field } from '@lernspur/ui/form/field'
import { Textarea } from '@lernspur/ui/form/textarea'
import { useState } from 'react'
import { InvitationLink } from './invitation-link'
import { readAddresses } from './read-addresses'
import { RoleSelect } from './role-select'
import type { SchoolFacts } from './school-facts'
import { TeamList } from './team-list'

/** Sends the mails; `text` is cleared only once the server has taken the addresses. */
const useInvite = (text: string, clear: () => void, roleType: RoleType) => {
  const { t } = useTranslation('school-setup')
  const toast = useToast()
  const { mutateAsync, isPending } = useKeyedMutation(addUsersMutation())
  const { addresses, faulty } = readAddresses(text)
  const invite = async () => {
    const { count } = await mutateAsync({ body: { emails: [...addresses], roleType } })
    clear()
    toast({ text: count > 0 ? t(($) => $.team.invited, { count }) : t(($) => $.team.nobodyNew) })
  }
  return { addresses, faulty, invite, isPending }
}

/** Who else works at the school: by e-mail, or by a link to pass on. */
export function TeamStep({ facts: { people } }: StepProps<SchoolFacts>) {
  const { t } = useTranslation('school-setup')
  const format = useFormat()
  const { draft: text, change: setText } = useTyped('addresses', '')
  const [roleType, setRoleType] = useState<RoleType>('user')
  const { addresses, faulty, invite, isPending } = useInvite(text, () => setText(''), roleType)
  const next = async () => {
    if (faulty.length > 0) return false
    if (addresses.length > 0) await invite()
    return true
  }
  return (
    <StepPage
      title={t(($) => $.team.title)}
      description={t(($) => $.team.description)}
      onNext={next}
      {...(people.length < 2 && text.trim() === '' ? { nextLabel: t(($) => $.skip) } : {})}
    >
      <div className="grid grid-cols-1 gap-4">
        <Field
          label={t(($) => $.team.addresses)}
          hint={t(($) => $.team.hint)}
          error={faulty.length > 0 ? t(($) => $.team.faulty, { list: format.list(faulty) }) : undefined}
        >
          <Textarea
            autoComplete="off"
            spellCheck={false}
            autoCapitalize="none"
            inputMode="email"
            placeholder={t(($) => $.team.example)}
            value={text}
            onValueChange={setText}
          />
        </Field>
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div className="w-56">
            <RoleSelect value={roleType} onValueChange={setRoleType} />
          </div>
          <Button
            variant="secondary"
            busy={isPending}
            disabled={addresses.length === 0 || faulty.length > 0}
            onClick={() => void invite().catch(() => null)}
          >
            {t(($) => $.team.invite, { count: addresses.length })}
          </Button>
        </div>
      </div>
      <InvitationLink roleType={roleType} />
      <TeamList people={people} />
    </StepPage>
  )
}
