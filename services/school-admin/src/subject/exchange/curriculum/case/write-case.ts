import type { CurriculumLicence } from '@lernspur/contracts/school-admin/subject/curriculum-export.contract'
import type { SubjectContent } from '../../../content/subject-content'
import { caseLevel } from '../school-levels'

/** Identifier and address of a part of a package. */
interface Address {
  readonly identifier: string
  readonly uri: string
}

/** CASE takes UUIDs of versions 1 to 5, and ids of rows have version 7, so they are turned into ones of version 5. */
const namespace = 'f2a9c6de-5c0e-4a0e-9d1c-6b1f8f0c7a11'
const uuidOf = (...keys: readonly string[]): string => Bun.randomUUIDv5(keys.join(' '), namespace)

/** Identifier of the document of some subjects, by the keys of these. */
export const documentId = (...subjects: readonly string[]): string => uuidOf('document', ...subjects.toSorted())

/** Addresses of parts below that of the installation; a part has the same address in every export. */
const caseAddresses = (publicUrl: string) => {
  const address = (collection: string, identifier: string): Address => ({
    identifier,
    uri: new URL(`/ims/case/v1p1/${collection}/${identifier}`, publicUrl).href,
  })
  return {
    document: (subjects: readonly string[]) => address('CFDocuments', documentId(...subjects)),
    item: (key: string) => address('CFItems', uuidOf('item', key)),
    rubric: (key: string, levels: number) => address('CFRubrics', uuidOf('rubric', key, `${levels}`)),
    criterion: (key: string) => address('CFRubricCriteria', uuidOf('criterion', key)),
    criterionLevel: (key: string, level: number) =>
      address('CFRubricCriterionLevels', uuidOf('level', key, `${level}`)),
    association: (parent: string, child: string) => address('CFAssociations', uuidOf('isChildOf', parent, child)),
    itemType: (kind: string) => address('CFItemTypes', uuidOf('type', kind)),
    licence: (name: string) => address('CFLicenses', uuidOf('licence', name)),
  }
}
type CaseAddresses = ReturnType<typeof caseAddresses>

/** The kinds of items of an export; an import knows them by their titles. */
const itemKinds = {
  subject: { title: 'Fach', description: 'Ein Unterrichtsfach', hierarchyCode: '1' },
  domain: { title: 'Kompetenzbereich', description: 'Ein Bereich von Kompetenzen in einem Fach', hierarchyCode: '1.1' },
  competence: { title: 'Kompetenz', description: 'Was ein Kind kann', hierarchyCode: '1.1.1' },
} as const
type ItemKind = keyof typeof itemKinds

/** Licences of an export, with the address of their text. */
const licences: Readonly<Record<CurriculumLicence, { readonly title: string; readonly licenseText: string }>> = {
  'CC0-1.0': { title: 'CC0 1.0', licenseText: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  'CC-BY-4.0': { title: 'CC BY 4.0', licenseText: 'https://creativecommons.org/licenses/by/4.0/' },
  'CC-BY-SA-4.0': { title: 'CC BY-SA 4.0', licenseText: 'https://creativecommons.org/licenses/by-sa/4.0/' },
}

/** What a package says of itself. */
export interface CaseOrigin {
  readonly title: string
  /** The school, as creator and publisher. */
  readonly publisher: string
  readonly publicUrl: string
  readonly licence: CurriculumLicence | undefined
  /** What readers should know of the document, in its language; none if empty. */
  readonly notes?: string
  readonly at: Date
}

interface Entry {
  readonly key: string
  readonly kind: ItemKind
  readonly text: string
  readonly code?: string | null
  readonly more?: object
  /** What each level means, lowest first. */
  readonly levels?: readonly string[] | null | undefined
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
        more: {
          ...(competence.shortTitle && { abbreviatedStatement: competence.shortTitle }),
          ...(competence.childSentence && { extensions: { childSentence: competence.childSentence } }),
        },
        levels: competence.levelDescriptions,
        below: [],
      })),
    })),
  }
}

const link = (addresses: CaseAddresses, key: string, title: string) => ({ title, ...addresses.item(key) })

/** An entry, followed by those below it, depth first. */
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

/** What competences of a subject say of their levels, as a rubric for each number of levels (rule file.7). */
const rubricsOf = (subject: Entry, addresses: CaseAddresses, now: string): object[] => {
  const described = flat(subject).flatMap(({ levels, ...entry }) => (levels ? [{ ...entry, levels }] : []))
  return [...Map.groupBy(described, ({ levels }) => levels.length)].map(([count, entries]) => {
    const rubric = addresses.rubric(subject.key, count)
    return {
      ...rubric,
      title: `${subject.text} (${count})`,
      lastChangeDateTime: now,
      CFRubricCriteria: entries.map(({ key, kind, levels }, index) => {
        const criterion = addresses.criterion(key)
        return {
          ...criterion,
          CFItemURI: link(addresses, key, itemKinds[kind].title),
          position: index + 1,
          rubricId: rubric.identifier,
          lastChangeDateTime: now,
          CFRubricCriterionLevels: levels.map((text, at) => ({
            ...addresses.criterionLevel(key, at + 1),
            ...(text && { description: text }),
            quality: `${at + 1}/${count}`,
            score: at + 1,
            position: at + 1,
            rubricCriterionId: criterion.identifier,
            lastChangeDateTime: now,
          })),
        }
      }),
    }
  })
}

/** Subjects as a CFPackage of 1EdTech CASE 1.1: one document with subjects, their domains and competences. */
export const casePackage = (contents: readonly SubjectContent[], origin: CaseOrigin) => {
  const { title, publisher, publicUrl, licence, notes, at } = origin
  const now = at.toISOString()
  const addresses = caseAddresses(publicUrl)
  const subjects = contents.map((subject, index) => ({ subject, entry: subjectEntry(subject, index) }))
  const keys = subjects.map(({ entry }) => entry.key)
  const document = addresses.document(keys)
  const kinds: readonly ItemKind[] = ['subject', 'domain', 'competence']
  const rubrics = subjects.flatMap(({ entry }) => rubricsOf(entry, addresses, now))
  const terms = licence && { ...addresses.licence(licence), ...licences[licence] }
  return {
    CFDocument: {
      ...document,
      caseVersion: '1.1',
      creator: publisher,
      publisher,
      title,
      language: 'de',
      ...(notes && { notes }),
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
    ...(rubrics.length > 0 && { CFRubrics: rubrics }),
  }
}
