import { number } from './operators'
import type { Owner, Recording } from './recording'
import { StructureElement } from './structure'
import type { TaggedDocument } from './tagged-document'

/** Recreates the elements of a recording; figures get their position on the page. */
const elementsOf = (recording: Recording, left: number, top: number, parent: StructureElement, height: number) => {
  const elements: StructureElement[] = []
  for (const { tag, parent: within, box } of recording.elements) {
    const element = new StructureElement(tag, within === undefined ? parent : elements[within])
    if (tag.role === 'Figure') element.box = [left + box[0], height - top - box[1] - box[3], box[2], box[3]]
    elements.push(element)
  }
  return elements
}

/**
 * Draws a recording on the current page, its upper left corner at `left` and `top` (points). Its content belongs to new
 * elements within `parent`; without a parent all of it is an artifact: a running head, or a repeated heading.
 */
export const drawRecording = (
  file: TaggedDocument,
  recording: Recording,
  left: number,
  top: number,
  parent: StructureElement | undefined,
): void => {
  const { page } = file
  Object.assign(page.fonts, recording.fonts)
  if (Object.keys(recording.images).length > 0) Object.assign(page.xobjects, recording.images)
  if (Object.keys(recording.states).length > 0) Object.assign(page.ext_gstates, recording.states)
  const pageNumber = file.pages.length - 1
  const owners = file.pages[pageNumber]?.owners ?? []
  const elements = parent ? elementsOf(recording, left, top, parent, page.height) : []

  const begin = (owner: Owner): string => {
    const element = owner === 'own' ? parent : owner === 'artifact' ? undefined : elements[owner]
    if (!parent) return '/Artifact<</Type/Pagination>>BDC'
    if (!element) return '/Artifact BMC'
    const mcid = owners.push(element) - 1
    element.add({ page: pageNumber, mcid })
    return `/${element.tag.role}<</MCID ${mcid}>>BDC`
  }
  let operators = `q 1 0 0 1 ${number(left)} ${number(top)} cm\n`
  for (const step of recording.steps) operators += `${begin(step.owner)}\n${step.operators}EMC\n`
  page.write(`${operators}Q`)
}
