import { type Document, type Element, parseXmlDocument } from 'slimdom'

/** How often an element may occur: once, at most once, or any number of times. */
type Count = 'one' | 'maybe' | 'many'
type ChildElements = readonly (readonly [name: string, count: Count])[]

const code: ChildElements = [['code', 'one']]
const name: ChildElements = [
  ['xsc:name', 'maybe'],
  ['xsc:alternativeRepraesentation', 'many'],
]

/**
 * The part of XSchule 1.2 that the product writes: the children of each element, in order. A path of the last two names
 * takes precedence over the name alone. Elements that are not listed hold text.
 */
const form: Readonly<Record<string, ChildElements>> = {
  'xsc:schueler.zeugnis.0003': [
    ['xbd:titel', 'maybe'],
    ['xbd:ausstellung', 'many'],
    ['xbd:gueltigkeitsdatum', 'maybe'],
    ['xbd:sprache', 'one'],
    ['xbd:nonce', 'maybe'],
    ['xsc:allgemeineAngaben', 'one'],
    ['xsc:schueler', 'one'],
    ['xsc:schule', 'one'],
    ['xsc:fehlzeiten', 'maybe'],
    ['xsc:leistungen', 'many'],
    ['xsc:bemerkung', 'many'],
  ],
  'xbd:ausstellung': [['xbd:datum', 'maybe']],
  'xbd:sprache': code,
  'xsc:allgemeineAngaben': [
    ['xsc:artDesZeugnisses', 'one'],
    ['xsc:klasse', 'maybe'],
    ['xsc:nachweisperiode', 'maybe'],
    ['xsc:nachweiszeitraum', 'maybe'],
    ['xsc:erwerb', 'maybe'],
  ],
  'xsc:artDesZeugnisses': code,
  'xsc:nachweisperiode': [['xsc:code', 'one']],
  'xsc:code': code,
  'xsc:nachweiszeitraum': [
    ['xsc:beginn', 'maybe'],
    ['xsc:ende', 'maybe'],
    ['xsc:zusatz', 'maybe'],
  ],
  'xsc:erwerb': [['xsc:datum', 'maybe']],
  'xsc:schueler': [
    ['xsc:nameNatuerlichePerson', 'one'],
    ['xsc:geburt', 'maybe'],
  ],
  'xsc:geburt': [
    ['xsc:datum', 'one'],
    ['xsc:geburtsort', 'maybe'],
  ],
  'xsc:geburtsort': [['xsc:ort', 'one']],
  'xsc:geburt/xsc:datum': [['xbd:jahrMonatTag', 'one']],
  'xsc:fehlzeiten': [
    ['xsc:tageGesamt', 'maybe'],
    ['xsc:tageEntschuldigt', 'maybe'],
    ['xsc:stundenGesamt', 'maybe'],
    ['xsc:stundenEntschuldigt', 'maybe'],
  ],
  'xsc:nameNatuerlichePerson': [
    ['xsc:familienname', 'one'],
    ['xsc:vorname', 'one'],
  ],
  'xsc:familienname': name,
  'xsc:vorname': name,
  'xsc:alternativeRepraesentation': [
    ['xsc:repraesentation', 'one'],
    ['xsc:hinweis', 'maybe'],
  ],
  'xsc:schule': [['xsc:name', 'one']],
  'xsc:schule/xsc:name': [['xsc:name', 'one']],
  'xsc:leistungen': [['xsc:kurs', 'many']],
  'xsc:kurs': [
    ['xsc:bezeichnung', 'maybe'],
    ['xsc:beschreibung', 'maybe'],
    ['xsc:jahrgangsstufe', 'one'],
    ['xsc:halbjahr', 'one'],
    ['xsc:note', 'many'],
  ],
  'xsc:jahrgangsstufe': code,
  'xsc:halbjahr': code,
  'xsc:note': [
    ['xbd:note', 'maybe'],
    ['xbd:wortbezeichnung', 'maybe'],
    ['xbd:bewertungsschemaNote', 'maybe'],
    ['xbd:beschreibung', 'maybe'],
  ],
  'xbd:bewertungsschemaNote': [
    ['xbd:beschreibung', 'maybe'],
    ['xbd:besteBewertung', 'maybe'],
    ['xbd:schlechtesteBewertung', 'maybe'],
  ],
  'xsc:bemerkung': [
    ['xsc:art', 'one'],
    ['xsc:beschreibung', 'maybe'],
  ],
  'xsc:art': code,
}

const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const number = /^\d+(\.\d+)?$/

/** What the text of an element must look like, where the form is particular about it. */
const texts: Readonly<Record<string, RegExp>> = {
  code: /^(http:\/\/xschule\.digital\/def\/xschule\/1\.0\/code\/(zeugnisart|nachweisperiode|jahrgangsstufe|halbjahr)\/\w+|http:\/\/xbildung\.de\/def\/xbildung\/2025-02-04\/code\/artderbemerkung\/\w+|https?:\/\/publications\.europa\.eu\/resource\/authority\/language\/[A-Z]{3})$/,
  'xbd:datum': day,
  'xsc:datum': day,
  'xsc:beginn': day,
  'xsc:ende': day,
  'xbd:jahrMonatTag': day,
  'xsc:tageGesamt': number,
  'xsc:tageEntschuldigt': number,
  'xsc:stundenGesamt': number,
  'xsc:stundenEntschuldigt': number,
  'xsc:repraesentation': /^[A-Za-z\d+/]+={0,2}$/,
}

const childrenFaults = (element: Element, children: ChildElements): string[] => {
  const names = element.children.map(({ nodeName }) => nodeName)
  const known = children.map(([child]) => child)
  const positions = names.map((child) => known.indexOf(child))
  const counted = children.flatMap(([child, count]) => {
    const found = names.filter((one) => one === child).length
    const fits = count === 'many' || (count === 'one' ? found === 1 : found <= 1)
    return fits ? [] : [`${element.nodeName} has ${child} ${found} times`]
  })
  return [
    ...names.filter((child) => !known.includes(child)).map((child) => `${element.nodeName} must not have ${child}`),
    ...(positions.every((position, index) => position >= (positions[index - 1] ?? 0))
      ? []
      : [`${element.nodeName} is out of order`]),
    ...counted,
  ]
}

const faultsOf = (element: Element): string[] => {
  const pair = `${element.parentElement?.nodeName}/${element.nodeName}`
  const children = form[pair] ?? form[element.nodeName] ?? []
  const wanted = children.length === 0 ? texts[element.nodeName] : undefined
  const text = element.textContent ?? ''
  return [
    ...(wanted === undefined || wanted.test(text) ? [] : [`${element.nodeName} is ${text}`]),
    ...childrenFaults(element, children),
    ...element.children.flatMap(faultsOf),
  ]
}

const parsed = (xml: string): Document => parseXmlDocument(xml)

/** Where a report's data breaks the form of XSchule 1.2; empty if nowhere. Throws for anything but XML. */
export const formFaults = (xml: string): string[] => {
  const root = parsed(xml).documentElement
  return root ? faultsOf(root) : ['no element']
}

/** The texts of all elements of a name, in their order. */
export const textsOf = (xml: string, name: string): string[] =>
  parsed(xml)
    .getElementsByTagName(name)
    .map((element) => element.textContent ?? '')
