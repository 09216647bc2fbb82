import { useFormat, useKnownRights, useLanguage, useNavigate, useSession } from '@lernspur/app-runtime'
import type { AreaVerb } from '@lernspur/contracts/area-route.contract'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { Search } from '@lernspur/contracts/teacher/search/search.contract'
import type { ReactNode } from 'react'
import { contextsOf } from './contexts'
import { EntryPicture } from './entry-picture'
import type { SearchEntry } from './search-entry'
import { subjectOf, type VerbContext, verbPath, verbText } from './verb-path'

/** `const allows = useAllows(classes)`: whether a verb is allowed in a class; false while that is unknown. */
const useAllows = (classes: readonly SchoolClass[], schoolClass: SchoolClass | undefined) => {
  const { role, whoAmI } = useSession()
  const rights = useKnownRights(schoolClass)
  const leads = role?.roleType === 'admin' || role?.roleType === 'manager'
  return ({ rights: required }: AreaVerb, { parameters: { classId } }: VerbContext): boolean => {
    if (!required || classId === undefined) return true
    if (classId === schoolClass?.id) return rights !== null && required.some((right) => rights[right])
    return leads || classes.some(({ id, creatorId }) => id === classId && creatorId === whoAmI.id)
  }
}

const order = ['reports', 'actions', 'competences'] as const

interface OfferedVerbs {
  readonly verbs: readonly AreaVerb[]
  /** Names of the groups, and of a class. */
  readonly groups: Readonly<Record<(typeof order)[number], string>>
  classText(schoolClass: SchoolClass): string
  icon(verb: AreaVerb): ReactNode
  readonly classes: readonly SchoolClass[]
  /** The class at hand. */
  readonly schoolClass: SchoolClass | undefined
}

/** The areas' verbs, applied to the user's classes and to what was found for the query. */
export const useVerbEntries = (found: Search, offered: OfferedVerbs): readonly SearchEntry[] => {
  const { verbs, groups, classText, icon, classes, schoolClass } = offered
  const language = useLanguage()
  const navigate = useNavigate()
  const format = useFormat()
  const { tenant, whoAmI } = useSession()
  const allows = useAllows(classes, schoolClass)
  if (!tenant || !whoAmI.isSetupCompleted) return []
  const finished = classes.filter(({ isOnboardingFinalized }) => isOnboardingFinalized)
  const named = finished
    .toSorted((a, b) => Number(b.id === schoolClass?.id) - Number(a.id === schoolClass?.id))
    .map((one) => ({ id: one.id, text: classText(one), nickname: one.nickname ?? '' }))
  const contexts = contextsOf({ schoolId: tenant.id, classes: named, nameOf: format.name }, found)
  const entries = contexts.flatMap((context) =>
    verbs.flatMap((verb) => {
      const to = verbPath(verb, context)
      if (to === null || !allows(verb, context)) return []
      const subject = subjectOf(verb)
      const entry: SearchEntry = {
        value: `verb ${to}`,
        label: verbText(verb.text[language], context),
        detail: context.detail,
        keywords: [verb.words?.[language], ...Object.values(context.names)].filter(Boolean).join(' '),
        group: groups[subject],
        leading: <EntryPicture>{icon(verb)}</EntryPicture>,
        navigates: true,
        onlyFound: true,
        to,
        run: () => void navigate(to),
      }
      return [{ subject, entry }]
    }),
  )
  return order.flatMap((wanted) => entries.filter(({ subject }) => subject === wanted).map(({ entry }) => entry))
}
