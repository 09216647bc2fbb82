/** One thing that was heard; the first alternative is the likeliest. */
interface SpeechResult {
  readonly isFinal: boolean
  readonly 0?: { readonly transcript: string }
}

interface SpeechEvent {
  /** Index of the first result that is new. */
  readonly resultIndex: number
  readonly results: ArrayLike<SpeechResult>
}

/** A recognition of speech, as far as it is used here (Web Speech API, "on-device speech recognition"). */
export interface Recognition {
  lang: string
  continuous: boolean
  processLocally: boolean
  onresult: ((event: SpeechEvent) => void) | null
  onerror: ((event: { readonly error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}

interface Languages {
  readonly langs: readonly string[]
  readonly processLocally: boolean
}

/** The class of the browser; only those that can tell whether they recognise on the device have `available`. */
interface RecognitionClass {
  new (): Recognition
  available?(languages: Languages): Promise<string>
  install?(languages: Languages): Promise<boolean>
}

/** Recognition on this device, and whether its language has to be loaded first. */
export interface DeviceRecognition {
  readonly open: () => Recognition
  /** Loads the language onto the device, if it is not there; false when that failed. */
  readonly prepare: () => Promise<boolean>
}

interface Brands {
  readonly userAgentData?: { readonly brands: readonly { readonly brand: string }[] }
}

/**
 * The browsers that bring recognition on the device. Others built from the same sources have the class as well, and end
 * the page when it is asked what is available.
 */
const hasRecognition = (): boolean =>
  (navigator as Brands).userAgentData?.brands.some(({ brand }) => /^(?:Google Chrome|Microsoft Edge)$/.test(brand)) ??
  false

/**
 * What recognises speech of a language on this device; null where the browser has none, or would send what it hears to
 * a server: then there is no dictation (rule capture.4).
 */
export const findDeviceRecognition = async (language: string): Promise<DeviceRecognition | null> => {
  const { SpeechRecognition } = window as { readonly SpeechRecognition?: RecognitionClass }
  if (SpeechRecognition?.available === undefined || !hasRecognition()) return null
  const languages = { langs: [language], processLocally: true }
  const state = await SpeechRecognition.available(languages).catch(() => 'unavailable')
  if (state === 'unavailable') return null
  return {
    open: () => {
      const recognition = new SpeechRecognition()
      // Refuses to work otherwise than on the device.
      return Object.assign(recognition, { lang: language, continuous: true, processLocally: true })
    },
    prepare: async () => state === 'available' || ((await SpeechRecognition.install?.(languages)) ?? false),
  }
}

/** The new words of an event that will not change any more. */
export const finalWords = ({ resultIndex, results }: SpeechEvent): string =>
  Array.from(results)
    .slice(resultIndex)
    .flatMap((result) => (result.isFinal ? (result[0]?.transcript.trim() ?? '') : []))
    .filter((words) => words !== '')
    .join(' ')

/** A text with dictated words at its end: a space between, and a capital where a sentence begins. */
export const withWords = (text: string, words: string): string => {
  if (words === '') return text
  const isStart = text.trim() === '' || /[.!?]\s*$/.test(text)
  const added = isStart ? words.charAt(0).toLocaleUpperCase() + words.slice(1) : words
  return text === '' || /\s$/.test(text) ? text + added : `${text} ${added}`
}
