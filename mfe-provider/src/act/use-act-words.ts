import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { ProviderAct } from '@lernspur/contracts/provider/provider-act.contract'
import { useMemo } from 'react'

/** What the provider's audit is about. */
export const actNouns = [
  'tenant',
  'school-confirmation',
  'seal-key',
  'user-role',
  'user',
  'password',
  'two-factor',
  'two-factor-reset',
  'external-identity',
  'email',
  'invitation',
  'allowed-email',
  'announcement',
  'mail',
  'program-token',
  'webhook',
  'release',
  'subject',
  'competence-domain',
  'competence',
  'template-version',
] as const

const actVerbs = [
  'accept',
  'cancel',
  'change',
  'confirm',
  'create',
  'deactivate',
  'delete',
  'disable',
  'done',
  'enable',
  'end',
  'export',
  'flag',
  'invite',
  'object',
  'request',
  'move',
  'moveAway',
  'receive',
  'undoMove',
  'requestClosing',
  'reset',
  'retry',
  'revoke',
  'sign-out',
  'undo',
  'undoClosing',
  'unlock',
  'update',
  'use',
  'withdraw',
  'promote',
  'rollback',
  'canary',
  'pin',
  'switch',
  'rotate',
  'pause',
  'resume',
  'test',
  'resend',
] as const

/** Words for an entry of the provider's audit, in the language of the page. */
export const useActWords = () => {
  const { t } = useTranslation('provider.act')
  const format = useFormat()
  return useMemo(() => {
    const noun = (name: string): string => {
      const known = actNouns.find((one) => one === name)
      return known ? t(($) => $.noun[known]) : t(($) => $.otherNoun)
    }
    const verb = (name: string): string => {
      const known = actVerbs.find((one) => one === name)
      return known ? t(($) => $.verb[known]) : t(($) => $.otherVerb)
    }
    return {
      noun,
      /** "Schule: angelegt". */
      act: ({ noun: name, verb: act }: ProviderAct): string => `${noun(name)}: ${verb(act)}`,
      person: ({ user, changes }: ProviderAct): string => {
        if (user) return format.name(user)
        const isServer = changes.some(({ field, after }) => field === 'actor' && after === 'server')
        return isServer ? t(($) => $.server) : t(($) => $.nobody)
      },
    }
  }, [t, format])
}
