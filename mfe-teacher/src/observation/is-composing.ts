import type { KeyboardEvent } from 'react'

/** Legacy code of input-method keys; in Safari, the only sign that an Enter ends a composition. */
const processKey = 229

/** Whether a key belongs to text that an input method or dictation is still composing. */
export const isComposing = ({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === processKey
