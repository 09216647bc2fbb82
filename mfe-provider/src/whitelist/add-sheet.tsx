import {
  addAllowedEmailsMutation,
  removeAllowedEmailsMutation,
} from '@lernspur/api-client/provider/allowed-email.queries'
import { useKeyedMutation, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import { allowedEmailLimits } from '@lernspur/contracts/provider/allowed-email.contract'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { MultilineInput } from '@lernspur/ui/components/form/multiline-input'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useMemo, useState } from 'react'
import { type ReadEntry, readEntries } from './read-entries'

/** What looks wrong in a pasted list, line by line. */
function EntryPreview({ entries }: { entries: readonly ReadEntry[] }) {
  const { t } = useTranslation('provider.whitelist')
  const doubtful = entries.filter(({ problem }) => problem !== undefined)
  if (doubtful.length === 0) return null
  return (
    <Banner tone="warning" icon={<TriangleAlert />}>
      <p>{t(($) => $.add.doubtful, { count: doubtful.length })}</p>
      <ul className="mt-2 grid max-h-48 gap-1 overflow-y-auto text-sm">
        {doubtful.map(({ line, text, problem = 'invalid', suggestion = '' }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may hold the same entry twice
          <li key={index} className="wrap-anywhere">
            {t(($) => $.add.doubt[problem], { line, text, meant: suggestion })}
          </li>
        ))}
      </ul>
    </Banner>
  )
}

/** Allows many addresses and domains at once, however they were pasted. */
export default function AddSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('provider.whitelist')
  const toast = useToast()
  const [text, setText] = useState('')
  const entries = useMemo(() => readEntries(text), [text])
  const emails = [...new Set(entries.flatMap(({ email }) => email ?? []))]
  const add = useKeyedMutation(addAllowedEmailsMutation())
  const remove = useMutation(removeAllowedEmailsMutation())
  const isTooMuch = emails.length > allowedEmailLimits.emails
  const save = async () => {
    const { rows, addedIds } = await add.mutateAsync({ body: { emails } })
    const added = rows.filter(({ id }) => addedIds.includes(id)).map(({ email }) => email)
    onClose()
    toast({
      text: t(($) => $.add.done, { count: emails.length }),
      ...(added.length > 0 && { undo: () => remove.mutateAsync({ body: { emails: added } }).then(() => {}) }),
    })
  }
  return (
    <SideSheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.add.title)}
      description={t(($) => $.add.description)}
      closeLabel={t(($) => $.add.close)}
    >
      <div className="grid grid-cols-1 gap-4">
        <LabelledField
          label={t(($) => $.add.label)}
          hint={t(($) => $.add.hint)}
          error={isTooMuch ? t(($) => $.add.tooMuch, { most: allowedEmailLimits.emails }) : undefined}
        >
          <MultilineInput
            autoComplete="off"
            spellCheck={false}
            autoCapitalize="none"
            className="min-h-48"
            value={text}
            onValueChange={setText}
          />
        </LabelledField>
        <EntryPreview entries={entries} />
        <Button
          className="justify-self-end"
          busy={add.isPending}
          disabled={emails.length === 0 || isTooMuch}
          onClick={() => void save().catch(() => null)}
        >
          {t(($) => $.add.save, { count: emails.length })}
        </Button>
      </div>
    </SideSheet>
  )
}
