import { useTranslation } from '@lernspur/app-runtime'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { Button } from '@lernspur/ui/components/ui/button'
import { Input } from '@lernspur/ui/components/ui/input'
import { useState } from 'react'
import type { EnmKey } from './file/container'

/** Asks for what a file was encrypted with; nothing of it is stored (rule enm.1). */
export function KeyForm({ busy, onSubmit }: { busy: boolean; onSubmit: (key: EnmKey) => void }) {
  const { t } = useTranslation('school-admin.enm-file')
  const [password, setPassword] = useState('')
  const [salt, setSalt] = useState('')
  return (
    <form
      aria-label={t(($) => $.key.title)}
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit({ password, salt })
      }}
    >
      <p>{t(($) => $.key.description)}</p>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <LabelledField label={t(($) => $.key.password)}>
          <Input
            type="password"
            autoComplete="off"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </LabelledField>
        <LabelledField label={t(($) => $.key.salt)} hint={t(($) => $.key.saltHint)}>
          <Input type="password" autoComplete="off" value={salt} onChange={({ target }) => setSalt(target.value)} />
        </LabelledField>
      </div>
      <Button type="submit" busy={busy} disabled={password === ''} className="justify-self-start">
        {t(($) => $.key.submit)}
      </Button>
    </form>
  )
}
