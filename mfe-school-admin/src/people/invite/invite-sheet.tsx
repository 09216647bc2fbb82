import { useTranslation } from '@lernspur/app-runtime'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@lernspur/ui/components/ui/tabs'
import { useState } from 'react'
import { ByCode } from './by-code'
import { ByMail } from './by-mail'

/** Invites people to the school: by mail, or by a link and code to pass on. */
export default function InviteSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('school-admin.people')
  const [way, setWay] = useState('mail')
  return (
    <SideSheet
      open
      size="wide"
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.invite.title)}
      description={t(($) => $.invite.description)}
      closeLabel={t(($) => $.invite.close)}
    >
      <Tabs value={way} onValueChange={setWay}>
        <TabsList aria-label={t(($) => $.invite.ways)}>
          <TabsTrigger value="mail">{t(($) => $.invite.mail)}</TabsTrigger>
          <TabsTrigger value="code">{t(($) => $.invite.code)}</TabsTrigger>
        </TabsList>
        <TabsContent value="mail">
          <ByMail onDone={onClose} />
        </TabsContent>
        <TabsContent value="code">
          <ByCode />
        </TabsContent>
      </Tabs>
    </SideSheet>
  )
}
