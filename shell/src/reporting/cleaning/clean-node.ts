/** A part of a recording: the recorder's own shapes, of which only what is named here is known. */
export type Part = { readonly [name: string]: unknown }

export const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The parts of a list, each made clean. */
export const eachPart = (list: unknown, clean: (part: Part) => unknown): unknown[] =>
  Array.isArray(list) ? list.filter(isPart).map(clean) : []

export const mask = (text: unknown): string => (typeof text === 'string' ? text.replace(/\S/g, '*') : '')

/** What an element looks like. Everything else may tell of a person: labels, names of files, addresses, values. */
const looks =
  /^(class|style|type|role|dir|lang|hidden|disabled|checked|selected|open|rel|media|colspan|rowspan|width|height|tabindex|_cssText|rr_\w+|data-(state|theme|mfe|side|orientation)|aria-(expanded|selected|checked|pressed|hidden|busy|disabled|current|invalid))$/

/** Files that a style names are the product's own; a picture's address would tell whose it is. */
const withoutFiles = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/url\([^)]*\)/gi, 'none') : value

const cleanStyle = (value: unknown): unknown =>
  isPart(value)
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutFiles(one)]))
    : withoutFiles(value)

/** Attributes of an element of a recording, without those that may tell of a person. */
export const cleanAttributes = (attributes: unknown): Part =>
  isPart(attributes)
    ? Object.fromEntries(
        Object.entries(attributes)
          .filter(([name]) => looks.test(name))
          .map(([name, value]) => [name, name === 'style' ? cleanStyle(value) : value]),
      )
    : {}

const isStyle = (node: Part): boolean => node.isStyle === true

/** A node of a recording with all below it. Texts are masked here once more: the recorder leaves the page's title. */
export const cleanNode = (node: Part): Part => ({
  ...node,
  ...('attributes' in node && { attributes: cleanAttributes(node.attributes) }),
  ...('textContent' in node && !isStyle(node) && { textContent: mask(node.textContent) }),
  ...('childNodes' in node && { childNodes: eachPart(node.childNodes, cleanNode) }),
})
