import { useCopy, useTranslation } from '@lernspur/app-runtime'
import type { RoleType } from '@lernspur/contracts/identity/user.contract'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { Button } from '@lernspur/ui/components/ui/button'
import { Input } from '@lernspur/ui/components/ui/input'
import { useRestoredFocus } from '@lernspur/ui/focus/use-restored-focus'
import Copy from 'lucide-react/icons/copy'
import LinkIcon from 'lucide-react/icons/link'
import { useRef } from 'react'
import { AllowedAddressesBanner } from './allowed-addresses-banner'
import { useRoleNames } from './use-role-names'

interface InvitationLinkProps {
  /** The role of the link's users. */
  roleType: RoleType
  /** Undefined until a link for the role exists. */
  link: string | null | undefined
  onCreate: () => void
  busy: boolean
}

/** An invitation link for anyone who has it, for one role at a time. */
export function InvitationLink({ roleType, link, onCreate, busy }: InvitationLinkProps) {
  const { t } = useTranslation('school-editors.people')
  const nameOf = useRoleNames()
  const input = useRef<HTMLInputElement>(null)
  const part = useRestoredFocus<HTMLElement>()
  const copyText = useCopy()
  const copy = () => {
    input.current?.select()
    copyText(
      link ?? '',
      t(($) => $.link.copied),
    )
  }
  return (
    <section {...part} className="grid grid-cols-1 gap-3 rounded-lg border bg-card p-5">
      <div>
        <h2 className="font-semibold">{t(($) => $.link.title)}</h2>
        <p className="text-sm text-muted-foreground">{t(($) => $.link.description, { role: nameOf(roleType) })}</p>
      </div>
      <AllowedAddressesBanner />
      {link ? (
        <div className="flex flex-wrap items-end gap-2">
          <LabelledField label={t(($) => $.link.label)} className="min-w-0 flex-1 basis-60">
            <Input ref={input} readOnly value={link} onFocus={(event) => event.target.select()} />
          </LabelledField>
          <Button variant="secondary" onClick={copy}>
            <Copy aria-hidden />
            {t(($) => $.link.copy)}
          </Button>
        </div>
      ) : (
        <Button variant="secondary" className="justify-self-start" busy={busy} onClick={onCreate}>
          <LinkIcon aria-hidden />
          {t(($) => $.link.create)}
        </Button>
      )}
    </section>
  )
}
