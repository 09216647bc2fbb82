import { useTranslation } from '@lernspur/app-runtime'
import { Tabs } from '@lernspur/ui/layout/tabs'
import { Sheet } from '@lernspur/ui/overlay/sheet'
import { useState } from 'react'
import { ByCode } from './by-code'
import { ByMail } from './by-mail'

/** Invites people to the school: by mail, or by a link and code to pass on. */
export default function InviteSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('school-admin.people')
  const [way, setWay] = useState('mail')
  return (
    <Sheet
      open
      size="wide"
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.invite.title)}
      description={t(($) => $.invite.description)}
      closeLabel={t(($) => $.invite.close)}
    >
      <Tabs
        label={t(($) => $.invite.ways)}
        value={way}
        onValueChange={setWay}
        tabs={[
          { value: 'mail', label: t(($) => $.invite.mail), content: <ByMail onDone={onClose} /> },
          { value: 'code', label: t(($) => $.invite.code), content: <ByCode /> },
        ]}
      />
    </Sheet>
  )
}
