import type { KeyboardEvent } from 'react'

/** Legacy code of keys that belong to an input method; Safari reports the closing Enter of a composition only by it. */
const processKey = 229

/** Whether a key belongs to a text that an input method or dictation is still composing, and to nobody else. */
export const isComposing = ({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === processKey
