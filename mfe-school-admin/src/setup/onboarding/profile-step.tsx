import { useAutosave } from '@lernspur/app-kit/drafts/use-autosave'
import { accountAddress } from '@lernspur/app-kit/person/account-name'
import { Picture } from '@lernspur/app-kit/person/picture'
import { useUpdateMe } from '@lernspur/app-kit/person/use-update-me'
import type { StepProps } from '@lernspur/app-kit/wizard/step'
import { StepPage } from '@lernspur/app-kit/wizard/step-page'
import { paths, useFormat, useNavigate, useTranslation } from '@lernspur/app-runtime'
import { profileLimits, type WhoAmI } from '@lernspur/contracts/identity/user.contract'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { Button } from '@lernspur/ui/components/ui/button'
import { Input } from '@lernspur/ui/components/ui/input'
import { useEffect, useRef, useState } from 'react'
import type { OnboardingFacts } from '../facts/onboarding-facts'
import { useCompleteSetup } from '../facts/use-complete-setup'
import { useAnswer } from '../school/use-answer'
import { useClassLanding } from '../school/use-class-landing'

type Name = Pick<WhoAmI, 'firstName' | 'lastName'>

const fits = (name: string) => name.trim() !== '' && name.trim().length <= profileLimits.name
const isValid = ({ firstName, lastName }: Name) => fits(firstName) && fits(lastName)

/** The name as colleagues will see it. For invited users it is the only step, and the one in which they join. */
export function ProfileStep({
  facts: { whoAmI, tenant, isInvited, invitation, waitingFor },
}: StepProps<OnboardingFacts>) {
  const { t } = useTranslation('school-admin.onboarding')
  const navigate = useNavigate()
  const { mutateAsync } = useUpdateMe()
  const completeSetup = useCompleteSetup()
  const format = useFormat()
  const first = useRef<HTMLInputElement>(null)
  const last = useRef<HTMLInputElement>(null)
  const [tried, setTried] = useState(false)
  const needsName = invitation !== null && whoAmI.firstName === ''
  // Runs after the frame has focused the heading: users who come from the mail only have to type a name.
  useEffect(() => {
    if (!needsName) return
    const frame = requestAnimationFrame(() => first.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [needsName])
  const { draft, change, flush } = useAutosave<Name>({
    name: 'profile',
    initial: { firstName: whoAmI.firstName, lastName: whoAmI.lastName },
    isValid,
    save: (latest) => mutateAsync({ body: latest }),
  })
  const problemOf = (name: string) => {
    if (name.trim().length > profileLimits.name) return t(($) => $.tooLong, { max: profileLimits.name })
    return tried && name.trim() === '' ? t(($) => $.profile.missing) : undefined
  }
  const next = async () => {
    setTried(true)
    if (!fits(draft.firstName)) first.current?.focus()
    else if (!fits(draft.lastName)) last.current?.focus()
    if (!isValid(draft)) return false
    await flush()
    return true
  }
  const name = `${draft.firstName} ${draft.lastName}`.trim()
  const { join, decline, isDeclining } = useAnswer()
  const landAtClass = useClassLanding()
  const enter = async () => {
    await completeSetup()
    await navigate(await landAtClass().catch(() => paths.home))
  }
  const describe = () => {
    if (invitation) return t(($) => $.profile.joins, { school: invitation.tenant.name })
    if (waitingFor) return t(($) => $.profile.waits, { school: waitingFor.tenant.name })
    return isInvited ? t(($) => $.profile.invited, { school: tenant?.name ?? '' }) : t(($) => $.profile.description)
  }
  return (
    <StepPage
      title={t(($) => $.profile.title)}
      description={describe()}
      onNext={next}
      {...(isInvited || waitingFor ? { nextLabel: t(($) => $.profile.enter), proceed: enter } : {})}
      {...(invitation ? { nextLabel: t(($) => $.join.accept), proceed: () => join(invitation) } : {})}
    >
      <div className="rounded-lg border bg-card p-5">
        <Picture name={name}>
          <div className="min-w-0 flex-1 basis-44">
            <p className="text-lg font-semibold wrap-anywhere">{name || t(($) => $.profile.nobody)}</p>
            <p className="text-sm text-muted-foreground wrap-anywhere">{accountAddress(format, whoAmI.email)}</p>
          </div>
        </Picture>
      </div>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <LabelledField label={t(($) => $.profile.firstName)} error={problemOf(draft.firstName)} required>
          <Input
            ref={first}
            autoComplete="given-name"
            value={draft.firstName}
            onChange={(event) => change({ ...draft, firstName: event.target.value })}
          />
        </LabelledField>
        <LabelledField label={t(($) => $.profile.lastName)} error={problemOf(draft.lastName)} required>
          <Input
            ref={last}
            autoComplete="family-name"
            value={draft.lastName}
            onChange={(event) => change({ ...draft, lastName: event.target.value })}
          />
        </LabelledField>
      </div>
      {invitation && (
        <Button
          variant="ghost"
          className="justify-self-start"
          busy={isDeclining}
          onClick={() => void decline(invitation).catch(() => null)}
        >
          {t(($) => $.join.declineOf, { school: invitation.tenant.name })}
        </Button>
      )}
    </StepPage>
  )
}
