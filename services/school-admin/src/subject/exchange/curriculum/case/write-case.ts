import type { CurriculumLicence } from '@lernspur/contracts/school-admin/subject/curriculum-export.contract'
import type { SubjectContent } from '../../../content/subject-content'
import { caseLevel } from '../school-levels'
import { type CaseAddresses, caseAddresses } from './case-addresses'
import { type ItemKind, itemKinds } from './item-kinds'
import { licences } from './licences'

/** What a package says of itself. */
export interface CaseOrigin {
  readonly title: string
  /** The school, as creator and publisher. */
  readonly publisher: string
  readonly publicUrl: string
  readonly licence: CurriculumLicence | undefined
  readonly at: Date
}

interface Entry {
  readonly key: string
  readonly kind: ItemKind
  readonly text: string
  readonly code?: string | null
  readonly more?: object
  readonly below: readonly Entry[]
}

/** Rows keep their identifiers in every export; a copy of contents names its rows as origins. */
const subjectEntry = (subject: SubjectContent, position: number): Entry => {
  const keyOf = (part: { readonly originId: string | null }, at: string) => part.originId ?? `${position}.${at}`
  return {
    key: keyOf(subject, ''),
    kind: 'subject',
    text: subject.name,
    more: {
      abbreviatedStatement: subject.abbreviation,
      extensions: { abbreviation: subject.abbreviation, color: subject.color },
    },
    below: subject.domains.map((domain, at) => ({
      key: keyOf(domain, `${at}`),
      kind: 'domain',
      text: domain.name,
      code: domain.symbol,
      below: domain.competences.map((competence, index) => ({
        key: keyOf(competence, `${at}.${index}`),
        kind: 'competence',
        text: competence.description,
        below: [],
      })),
    })),
  }
}

const link = (addresses: CaseAddresses, key: string, title: string) => ({ title, ...addresses.item(key) })

/** An entry with those below it, each followed by its own. */
const flat = (entry: Entry): Entry[] => [entry, ...entry.below.flatMap(flat)]

const itemOf = (
  { key, kind, text, code, more }: Entry,
  schoolLevel: number,
  addresses: CaseAddresses,
  now: string,
) => ({
  ...addresses.item(key),
  fullStatement: text,
  CFItemType: itemKinds[kind].title,
  CFItemTypeURI: { title: itemKinds[kind].title, ...addresses.itemType(kind) },
  ...(code && { humanCodingScheme: code }),
  ...more,
  educationLevel: [caseLevel(schoolLevel)],
  lastChangeDateTime: now,
})

const childLinks = (
  parent: object,
  key: string,
  below: readonly Entry[],
  addresses: CaseAddresses,
  now: string,
): object[] =>
  below.flatMap((entry, index) => {
    const own = link(addresses, entry.key, itemKinds[entry.kind].title)
    return [
      {
        ...addresses.association(key, entry.key),
        associationType: 'isChildOf',
        sequenceNumber: index + 1,
        originNodeURI: own,
        destinationNodeURI: parent,
        lastChangeDateTime: now,
      },
      ...childLinks(own, entry.key, entry.below, addresses, now),
    ]
  })

/** Subjects as a CFPackage of 1EdTech CASE 1.1: one document with subject, domain and competence below each other. */
export const casePackage = (contents: readonly SubjectContent[], origin: CaseOrigin) => {
  const { title, publisher, publicUrl, licence, at } = origin
  const now = at.toISOString()
  const addresses = caseAddresses(publicUrl)
  const subjects = contents.map((subject, index) => ({ subject, entry: subjectEntry(subject, index) }))
  const keys = subjects.map(({ entry }) => entry.key)
  const document = addresses.document(keys)
  const kinds: readonly ItemKind[] = ['subject', 'domain', 'competence']
  const terms = licence && { ...addresses.licence(licence), ...licences[licence] }
  return {
    CFDocument: {
      ...document,
      caseVersion: '1.1',
      creator: publisher,
      publisher,
      title,
      language: 'de',
      ...(terms && { licenseURI: { title: terms.title, identifier: terms.identifier, uri: terms.uri } }),
      lastChangeDateTime: now,
    },
    CFItems: subjects.flatMap(({ subject, entry }) =>
      flat(entry).map((one) => itemOf(one, subject.schoolLevel, addresses, now)),
    ),
    CFAssociations: childLinks(
      { title, ...document },
      document.identifier,
      subjects.map(({ entry }) => entry),
      addresses,
      now,
    ),
    CFDefinitions: {
      CFItemTypes: kinds.map((kind) => ({
        ...addresses.itemType(kind),
        ...itemKinds[kind],
        lastChangeDateTime: now,
      })),
      ...(terms && { CFLicenses: [{ ...terms, lastChangeDateTime: now }] }),
    },
  }
}
