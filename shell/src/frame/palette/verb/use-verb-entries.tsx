import { useFormat, useKnownRights, useLanguage, useNavigate, useSession, useTranslation } from '@lernspur/app-kit'
import type { AreaVerb } from '@lernspur/contracts/area-route.contract'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import type { Search } from '@lernspur/contracts/search.contract'
import { Icon } from 'lucide-react'
import { useFrameClass } from '../../use-frame-class'
import { EntryPicture } from '../entry-picture'
import type { PaletteEntry } from '../palette-entry'
import { contextsOf } from './contexts'
import { useVerbs } from './use-verbs'
import { subjectOf, type VerbContext, verbPath, verbText } from './verb-path'

/** `const allows = useAllows(classes)`: whether a verb is allowed in a class; those that cannot be told yet are not. */
const useAllows = (classes: readonly SchoolClass[], schoolClass: SchoolClass | undefined) => {
  const { role, whoAmI } = useSession()
  const rights = useKnownRights(schoolClass)
  const leads = role?.roleType === 'admin' || role?.roleType === 'manager'
  return ({ rights: asked }: AreaVerb, { parameters: { classId } }: VerbContext): boolean => {
    if (!asked || classId === undefined) return true
    if (classId === schoolClass?.id) return rights !== null && asked.some((right) => rights[right])
    return leads || classes.some(({ id, creatorId }) => id === classId && creatorId === whoAmI.id)
  }
}

const order = ['reports', 'actions', 'competences'] as const

/** What areas say can be done, with the classes of the user and with what was found for the query. */
export const useVerbEntries = (found: Search): readonly PaletteEntry[] => {
  const { t } = useTranslation('shell.palette')
  const language = useLanguage()
  const navigate = useNavigate()
  const format = useFormat()
  const { tenant, whoAmI } = useSession()
  const { classes = [], schoolClass } = useFrameClass()
  const allows = useAllows(classes, schoolClass)
  const verbs = useVerbs()
  if (!tenant || !whoAmI.isSetupCompleted) return []
  const finished = classes.filter(({ isOnboardingFinalized }) => isOnboardingFinalized)
  const named = finished
    .toSorted((a, b) => Number(b.id === schoolClass?.id) - Number(a.id === schoolClass?.id))
    .map(({ id, name, nickname }) => ({ id, text: t(($) => $.inClass, { name }), nickname: nickname ?? '' }))
  const contexts = contextsOf({ schoolId: tenant.id, classes: named, nameOf: format.name }, found)
  const groups = {
    reports: t(($) => $.group.reports),
    competences: t(($) => $.group.competences),
    actions: t(($) => $.group.actions),
  }
  const entries = contexts.flatMap((context) =>
    verbs.flatMap((verb) => {
      const to = verbPath(verb, context)
      if (to === null || !allows(verb, context)) return []
      const subject = subjectOf(verb)
      const entry: PaletteEntry = {
        value: `verb ${to}`,
        label: verbText(verb.text[language], context),
        detail: context.detail,
        keywords: [verb.words?.[language], ...Object.values(context.names)].filter(Boolean).join(' '),
        group: groups[subject],
        leading: (
          <EntryPicture>
            <Icon iconNode={verb.icon} />
          </EntryPicture>
        ),
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
