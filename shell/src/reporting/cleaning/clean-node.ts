/** A node of a recording: the recorder's own types, of which only the properties listed here are used. */
export type Part = { readonly [name: string]: unknown }

export const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Cleans each item of a list. */
export const eachPart = (list: unknown, clean: (part: Part) => unknown): unknown[] =>
  Array.isArray(list) ? list.filter(isPart).map(clean) : []

export const mask = (text: unknown): string => (typeof text === 'string' ? text.replace(/\S/g, '*') : '')

/** Attributes that only affect appearance. All others may contain personal data: labels, file names, URLs, values. */
const looks =
  /^(class|style|type|role|dir|lang|hidden|disabled|checked|selected|open|rel|media|colspan|rowspan|width|height|tabindex|_cssText|rr_\w+|data-(state|theme|mfe|side|orientation)|aria-(expanded|selected|checked|pressed|hidden|busy|disabled|current|invalid))$/

/** Files in styles belong to the product; the URL of a picture would identify a person. */
const withoutFiles = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/url\([^)]*\)/gi, 'none') : value

const cleanStyle = (value: unknown): unknown =>
  isPart(value)
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutFiles(one)]))
    : withoutFiles(value)

/** Attributes of a recorded element, without those that may contain personal data. */
export const cleanAttributes = (attributes: unknown): Part =>
  isPart(attributes)
    ? Object.fromEntries(
        Object.entries(attributes)
          .filter(([name]) => looks.test(name))
          .map(([name, value]) => [name, name === 'style' ? cleanStyle(value) : value]),
      )
    : {}

const isStyle = (node: Part): boolean => node.isStyle === true

/**
 * A recorded node with all its descendants. Texts are masked again here, because the recorder does not mask the page's
 * title.
 */
export const cleanNode = (node: Part): Part => ({
  ...node,
  ...('attributes' in node && { attributes: cleanAttributes(node.attributes) }),
  ...('textContent' in node && !isStyle(node) && { textContent: mask(node.textContent) }),
  ...('childNodes' in node && { childNodes: eachPart(node.childNodes, cleanNode) }),
})
