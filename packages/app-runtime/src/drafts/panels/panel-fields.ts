import { isTextField, type TextField } from '@lernspur/ui/components/dialog/typed-text'

/** What was typed and chosen in a panel, by the names of its fields. */
export interface PanelInput {
  readonly texts: Readonly<Record<string, string>>
  /** Options and boxes that were pressed, in the order of their last press. */
  readonly choices: readonly { readonly field: string; readonly isOn: boolean }[]
}

export const noInput: PanelInput = { texts: {}, choices: [] }

export const isEmptyInput = ({ texts, choices }: PanelInput): boolean =>
  Object.keys(texts).length === 0 && choices.length === 0

const isOption = 'input[type=radio], input[type=checkbox], [role=radio], [role=checkbox], [role=switch]'

/**
 * A panel's visible name and, on a line of its own, the id of what it changes, from the attribute `data-about` of its
 * form: what was typed about one of several never comes back in the panel of another one. Where the name says which one
 * it is, none is needed.
 */
export const keyOf = (panel: HTMLElement): string => {
  const title = document.getElementById(panel.getAttribute('aria-labelledby') ?? '')
  const name = (title?.textContent ?? panel.getAttribute('aria-label') ?? '').trim()
  const about = panel.querySelector<HTMLElement>('[data-about]')?.dataset.about
  return about === undefined ? name : `${name}\n${about}`
}

/** The visible name in a key. */
export const titleIn = (key: string): string => key.split('\n')[0] ?? ''

/** The words of a label, without what stands beside them, such as that the field is optional. */
const wordsOf = (label: Element): string => {
  const own = [...label.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
  return (
    own
      .map((node) => node.textContent)
      .join('')
      .trim() || (label.textContent ?? '').trim()
  )
}

/** How a field is called. Its id is new at each visit. */
const labelOf = (field: Element): string => {
  const labels = 'labels' in field && field.labels instanceof NodeList ? [...field.labels] : []
  const label = labels[0] ?? document.getElementById(field.getAttribute('aria-labelledby') ?? '')
  const words = label instanceof Element ? wordsOf(label) : ''
  return field.getAttribute('aria-label') ?? (words || field.getAttribute('name') || wordsOf(field))
}

/** The fields of a panel by name; a name that occurs again is numbered. */
const named = <Field extends Element>(fields: readonly Field[]): Map<string, Field> => {
  const byName = new Map<string, Field>()
  for (const field of fields) {
    const label = labelOf(field)
    let name = label
    for (let number = 2; byName.has(name); number += 1) name = `${label} ${number}`
    byName.set(name, field)
  }
  return byName
}

export const textFieldsOf = (panel: Element): Map<string, TextField> =>
  named([...panel.querySelectorAll('input, textarea')].filter((field) => isTextField(field)))

export const optionsOf = (panel: Element): Map<string, HTMLElement> =>
  named([...panel.querySelectorAll<HTMLElement>(isOption)])

/** The option that a press has changed, also one by its label. */
export const pressedOption = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(isOption) : null

export const isOn = (option: Element): boolean =>
  option instanceof HTMLInputElement ? option.checked : option.getAttribute('aria-checked') === 'true'

const isOneOf = (option: Element): boolean => option.matches('input[type=radio], [role=radio]')

/** The other options of a choice of one. */
export const alternativesTo = (option: Element, options: ReadonlyMap<string, Element>): string[] => {
  const group = isOneOf(option) && option.closest('fieldset, [role=radiogroup]')
  if (!group) return []
  return [...options]
    .filter(([, other]) => other !== option && isOneOf(other) && group.contains(other))
    .map(([name]) => name)
}

const writeText = (field: TextField, text: string): void => {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  // The form listens to what a user types, and overrides the setter of its own field.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A form draws each change before it takes the next, which would else be based on what it had before. */
const drawn = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Puts back what fields that are there have lost; resolves with the part whose fields are not there. */
export const putBack = async (panel: Element, { texts, choices }: PanelInput): Promise<PanelInput> => {
  const left: PanelInput['choices'][number][] = []
  for (const choice of choices) {
    const option = optionsOf(panel).get(choice.field)
    if (!option) left.push(choice)
    else if (isOn(option) !== choice.isOn) {
      option.click()
      await drawn()
    }
  }
  const missing: Record<string, string> = {}
  for (const [name, text] of Object.entries(texts)) {
    const field = textFieldsOf(panel).get(name)
    if (!field) missing[name] = text
    else if (field.value !== text) {
      writeText(field, text)
      await drawn()
    }
  }
  return { texts: missing, choices: left }
}
