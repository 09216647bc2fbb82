// Services refuse texts with these.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the characters are named in order to take them out
const unprintable = /[\0-\x08\v\f\x0e-\x1f\x7f]/g

const takeOut = ({ target }: Event): void => {
  const isArea = target instanceof HTMLTextAreaElement
  if (!isArea && !(target instanceof HTMLInputElement && target.type !== 'password')) return
  const { value, selectionEnd } = target
  // Without a caret it is no field for text.
  if (selectionEnd === null) return
  // Office programs copy ends of lines and of pages as one of these.
  const clean = (text: string) => text.replace(unprintable, (one) => (/[\v\f]/.test(one) ? (isArea ? '\n' : ' ') : ''))
  const cleaned = clean(value)
  if (cleaned === value) return
  const caret = clean(value.slice(0, selectionEnd)).length
  // React replaces the setter of the element itself, and would take what is set there for known.
  Reflect.set(Object.getPrototypeOf(target), 'value', cleaned, target)
  target.setSelectionRange(caret, caret)
}

/**
 * Takes characters that are not seen and that no text may have out of what is pasted from other programs, before anybody
 * is told of the input. Returns a function that stops it.
 */
export const takeOutUnprintable = (): (() => void) => {
  document.addEventListener('input', takeOut, true)
  return () => document.removeEventListener('input', takeOut, true)
}
