import { useFormat, useSchoolLevelText, useTranslation } from '@lernspur/app-runtime'
import { type RoleStatus, type RoleType, roleStatuses } from '@lernspur/contracts/identity/user.contract'
import type { AuditChange, AuditEntry } from '@lernspur/contracts/school-admin/data-protection/audit-entry.contract'
import { useMemo } from 'react'
import { type AuditNoun, isAuditField, isAuditNoun, isAuditVerb, sessionVerbs } from './audit-nouns'

type Value = AuditChange['before']

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
const rolesAndStates: readonly (RoleType | RoleStatus)[] = ['user', 'manager', 'admin', ...roleStatuses]

/** Words for what an audit entry says, in the language of the page. */
export const useAuditTexts = () => {
  const { t } = useTranslation('school-admin.audit')
  const format = useFormat()
  const levelText = useSchoolLevelText()
  return useMemo(() => {
    const noun = (name: AuditNoun) => t(($) => $.noun[name])
    const value = (field: string, given: Value): string => {
      if (given === null || given === '') return t(($) => $.nothing)
      if (Array.isArray(given)) return given.join(', ')
      if (typeof given === 'boolean') return given ? t(($) => $.yes) : t(($) => $.no)
      if (field === 'schoolLevel' && typeof given === 'number') return levelText(given)
      const role = rolesAndStates.find((name) => name === given)
      if (role) return t(($) => $.value[role])
      return isDay(given) ? format.day(given) : String(given)
    }
    const change = ({ field, before, after }: AuditChange): string | undefined => {
      if (!isAuditField(field)) return undefined
      const texts = { field: t(($) => $.field[field]), before: value(field, before), after: value(field, after) }
      return t(($) => $.change, texts)
    }
    return {
      noun,
      /** What the entry is about: the kind of row, and its current or former name. */
      subject: ({ noun: name, entityName, changes }: AuditEntry): string => {
        const former = changes.find(
          ({ field, after }) => (field === 'name' || field === 'email') && after === null,
        )?.before
        const called = entityName ?? (typeof former === 'string' ? former : undefined)
        return [isAuditNoun(name) ? noun(name) : t(($) => $.otherNoun), called].filter(Boolean).join(': ')
      },
      verb: ({ noun: name, verb }: AuditEntry): string => {
        const ofSession = name === 'session' && sessionVerbs.find((one) => one === verb)
        if (ofSession) return t(($) => $.sessionVerb[ofSession])
        return isAuditVerb(verb) ? t(($) => $.verb[verb]) : t(($) => $.otherVerb)
      },
      /** "Name: 3a → 4a", one line per field that can be shown. */
      changes: ({ changes }: AuditEntry): string[] => changes.flatMap((one) => change(one) ?? []),
      person: ({ user, program, changes }: AuditEntry): string => {
        if (user && program) return t(($) => $.byProgram, { program: program.name, name: format.name(user) })
        if (user) return format.name(user)
        const isServer = changes.some(({ field, after }) => field === 'actor' && after === 'server')
        return isServer ? t(($) => $.value.server) : t(($) => $.nobody)
      },
    }
  }, [t, format, levelText])
}
