import { useLanguage, useToast, useTranslation } from '@lernspur/app-runtime'
import { useEffect, useRef, useState } from 'react'
import { type DeviceRecognition, finalWords, findDeviceRecognition, type Recognition } from './speech-recognition'

/** Languages as recognition names them. */
const spoken = { de: 'de-DE', en: 'en-GB' } as const

/** Asked once a language, because every note of a page wants to know. */
const found = new Map<string, Promise<DeviceRecognition | null>>()

const deviceRecognition = (language: string): Promise<DeviceRecognition | null> => {
  const known = found.get(language) ?? findDeviceRecognition(language)
  found.set(language, known)
  return known
}

type DictationState = 'off' | 'preparing' | 'listening'

/** A field that somebody dictates into; nothing where the device does not recognise speech itself (rule capture.4). */
export interface Dictation {
  readonly state: DictationState
  /** Begins or ends listening. */
  readonly toggle: () => void
}

/** Dictation into a text: `onWords` gets what was understood, as soon as it does not change any more. */
export const useDictation = (onWords: (words: string) => void): Dictation | null => {
  const { t } = useTranslation('teacher.dictation')
  const toast = useToast()
  const language = spoken[useLanguage()]
  const [device, setDevice] = useState<DeviceRecognition | null>(null)
  const [state, setState] = useState<DictationState>('off')
  const running = useRef<Recognition>(null)
  const take = useRef(onWords)
  take.current = onWords

  useEffect(() => {
    let isCurrent = true
    void deviceRecognition(language).then((one) => isCurrent && setDevice(one))
    return () => {
      isCurrent = false
      // Nobody is listened to whose field is gone.
      running.current?.abort()
      running.current = null
    }
  }, [language])

  const fail = (error: string) => {
    if (error === 'aborted' || error === 'no-speech') return
    toast({ text: error === 'not-allowed' ? t(($) => $.notAllowed) : t(($) => $.failed), tone: 'error' })
  }
  const listen = async (on: DeviceRecognition) => {
    setState('preparing')
    if (!(await on.prepare().catch(() => false))) {
      setState('off')
      return fail('language')
    }
    const recognition = on.open()
    recognition.onresult = (event) => take.current(finalWords(event))
    recognition.onerror = ({ error }) => fail(error)
    recognition.onend = () => {
      running.current = null
      setState('off')
    }
    running.current = recognition
    recognition.start()
    setState('listening')
  }
  if (!device) return null
  return {
    state,
    toggle: () => {
      if (running.current) running.current.stop()
      else if (state === 'off') void listen(device)
    },
  }
}
