import { useTranslation } from '@lernspur/app-runtime'

/** Kinds of mails that have a name in the texts. */
const kinds = [
  'passwordReset',
  'registration',
  'accountExists',
  'accountClosed',
  'accountDisabled',
  'accountEnabled',
  'emailChange',
  'emailChanged',
  'identityLinked',
  'twoFactorReset',
  'twoFactorRemoved',
  'wrongCodes',
  'confirmation',
  'signInLink',
  'invitation',
  'roleInvitation',
  'notification',
  'schoolClosing',
  'schoolKept',
  'schoolClosed',
  'schoolDisabled',
  'schoolEnabled',
  'roleRequest',
  'lossRequest',
  'feedback',
  'deliveryTest',
] as const

/** `const nameOf = useMailNames()`: what a kind of mail is called; a service may be newer than the area. */
export const useMailNames = () => {
  const { t } = useTranslation('provider.mail')
  return (kind: string): string => t(($) => $.kinds[kinds.find((one) => one === kind) ?? 'other'])
}
