import { useTranslation } from '@lernspur/app-runtime'
import type { Person } from './person'

/** What it means, in sentences with counts, when somebody loses a role. */
export const useConsequences = () => {
  const { t } = useTranslation('school-admin.people')
  const invitationsOf = ({ invitations }: Person) =>
    invitations > 0 ? t(($) => $.means.invitations, { count: invitations }) : ''
  const inWords = (...sentences: readonly string[]) => sentences.filter(Boolean).join(' ')
  return {
    ofDemotion: (person: Person) =>
      inWords(person.isMe ? t(($) => $.means.self) : t(($) => $.means.demoted), invitationsOf(person)),
    ofDisabling: (person: Person) =>
      inWords(
        t(($) => $.means.disabled),
        invitationsOf(person),
      ),
    ofRemoval: (person: Person) => {
      const { role, ownClasses, entries } = person
      const shared = role.accessRights.length
      return inWords(
        shared > 0 ? t(($) => $.means.shared, { count: shared }) : t(($) => $.means.nothingShared),
        ownClasses > 0 ? t(($) => $.means.own, { count: ownClasses }) : '',
        entries !== null && entries > 0 ? t(($) => $.means.entries, { count: entries }) : t(($) => $.means.entriesStay),
        invitationsOf(person),
        t(($) => $.means.final),
      )
    },
  }
}
