import { type CallExpression, type JSXOpeningElement, type MemberExpression, Visitor } from 'oxc-parser'
import { parseModule } from '../facts/parse-module'

/** Page elements around every area, and ways to change their looks. */
const pageParts = new Set(['body', 'documentElement', 'head'])
const looks = new Set([
  'style',
  'className',
  'classList',
  'setAttribute',
  'innerHTML',
  'append',
  'appendChild',
  'prepend',
])
const sheets = new Set(['adoptedStyleSheets', 'styleSheets', 'insertRule'])
const styleElements = new Set(['style', 'link'])

const nameOf = ({ property }: MemberExpression): string => {
  if (property.type === 'Identifier') return property.name
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : ''
}

const isPagePart = (object: MemberExpression['object']): boolean =>
  object.type === 'MemberExpression' &&
  pageParts.has(nameOf(object)) &&
  ((object.object.type === 'Identifier' && object.object.name === 'document') ||
    (object.object.type === 'MemberExpression' && nameOf(object.object) === 'document'))

const readMember = (found: Set<string>, member: MemberExpression) => {
  const name = nameOf(member)
  if (sheets.has(name)) found.add(`${name} changes the styles of the whole page`)
  if (looks.has(name) && isPagePart(member.object)) found.add(`${name} is set on an element that every area shares`)
}

const readCall = (found: Set<string>, { callee, arguments: [first] }: CallExpression) => {
  if (callee.type !== 'MemberExpression' || nameOf(callee) !== 'createElement') return
  if (first?.type === 'Literal' && styleElements.has(String(first.value))) found.add(`makes a <${first.value}>`)
}

const readElement = (found: Set<string>, { name }: JSXOpeningElement) => {
  if (name.type === 'JSXIdentifier' && styleElements.has(name.name)) found.add(`renders a <${name.name}>`)
}

/**
 * What a module does to the looks of the whole page, as parts of a sentence (rule release.8). Finds only direct access;
 * aliases escape it.
 */
export const pageWrites = (file: string, text?: string): string[] => {
  const found = new Set<string>()
  new Visitor({
    MemberExpression: readMember.bind(null, found),
    CallExpression: readCall.bind(null, found),
    JSXOpeningElement: readElement.bind(null, found),
  }).visit(parseModule(file, text).program)
  return [...found]
}
