import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'

const texts = {
  de: 'Bitte wählen Sie einen zweiten Eintrag: Dieser ist derselbe.',
  en: 'Please choose a second record: this is the same one.',
} as const

/** Requires two records; VALIDATION_FAILED for one and the same. */
export const requireTwo = ({ language }: Pick<Call, 'language'>, studentId: string, sourceId: string): void => {
  if (studentId === sourceId) refuse('VALIDATION_FAILED', [{ path: 'sourceId', message: texts[language] }])
}
