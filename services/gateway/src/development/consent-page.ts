import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { consentPath, type Statement } from '@lernspur/release/development-statement'
import { questionPage } from '../request/question-page'

const texts: Record<Language, (session: Statement | undefined) => { title: string; body: string; begin: string }> = {
  de: (session) => ({
    title: 'Entwicklung',
    body: session
      ? `${session.developer} zeigt den Bereich „${session.page.area}“ in der Entwicklung. Nur dieser Browser zeigt ihn dann so, mit Ihren Rechten und echten Daten. Beginnen Sie nur, wenn Sie ihn dort selbst gestartet haben oder dem Absender vertrauen.`
      : 'Diese Adresse gilt nicht mehr: Der Befehl, der sie ausgegeben hat, läuft nicht.',
    begin: 'Entwicklung beginnen',
  }),
  en: (session) => ({
    title: 'Development',
    body: session
      ? `${session.developer} shows the area “${session.page.area}” under development. Only this browser will then show it so, with your rights and real data. Begin only if you started it there yourself or trust whoever sent you here.`
      : 'This address is no longer valid: the command that printed it is not running.',
    begin: 'Begin development',
  }),
}

/**
 * Asks whether this browser may show a developer's version of an area: a link alone changes nothing (rule release.13).
 */
export const consentPage = (session: Statement | undefined, language: Language): Response => {
  const { title, body, begin } = texts[language](session)
  const form = session && { action: consentPath, field: 'session', value: session.session, label: begin }
  return questionPage({ title, body, ...(form && { form }) }, language)
}
