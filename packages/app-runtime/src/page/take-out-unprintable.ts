// Services refuse texts with these.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the characters are named in order to take them out
const unprintable = /[\0-\x08\v\f\x0e-\x1f\x7f]/g

const takeOut = ({ target }: Event): void => {
  const isArea = target instanceof HTMLTextAreaElement
  if (!isArea && !(target instanceof HTMLInputElement && target.type !== 'password')) return
  const { value, selectionEnd } = target
  // A field without a caret is not a text field.
  if (selectionEnd === null) return
  // Office programs copy line and page breaks as these.
  const clean = (text: string) => text.replace(unprintable, (one) => (/[\v\f]/.test(one) ? (isArea ? '\n' : ' ') : ''))
  const cleaned = clean(value)
  if (cleaned === value) return
  const caret = clean(value.slice(0, selectionEnd)).length
  // React overrides the element's own setter, and would not notice a value set through it.
  Reflect.set(Object.getPrototypeOf(target), 'value', cleaned, target)
  target.setSelectionRange(caret, caret)
}

/**
 * Removes invisible characters that no text may contain from what is pasted from other programs, before any listener
 * sees the input. Returns a function that stops it.
 */
export const takeOutUnprintable = (): (() => void) => {
  document.addEventListener('input', takeOut, true)
  return () => document.removeEventListener('input', takeOut, true)
}
