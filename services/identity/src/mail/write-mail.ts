import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { Letter } from './letter/letter'

const closingLine = {
  de: 'Diese E-Mail wurde von Lernspur automatisch verschickt. Bitte antworten Sie nicht darauf.',
  en: 'This e-mail was sent by Lernspur automatically. Please do not reply to it.',
} as const

const closingLineWithReply = {
  de: 'Diese E-Mail wurde von Lernspur verschickt. Ihre Antwort geht an die Person, die geschrieben hat.',
  en: 'This e-mail was sent by Lernspur. Your reply goes to the person who wrote.',
} as const

const pasteTexts = {
  de: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  en: 'If the button does not work, copy this address into your browser:',
} as const

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => escapes[mark] ?? mark)

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`

const button = (label: string, link: string, language: Language): string => `
<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;
background:#2f4858;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:#55606a">${escapeHtml(pasteTexts[language])}<br>${escapeHtml(link)}</p>`

/** Plain and HTML form of a letter; user input is escaped in both. */
export const writeMail = (letter: Letter, language: Language): { subject: string; text: string; html: string } => {
  const { subject, replyTo, greeting, before, action, after } = letter
  const end = (replyTo === undefined ? closingLine : closingLineWithReply)[language]
  const text = [
    greeting,
    ...before,
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    ...after,
    `-- \n${end}`,
  ].join('\n\n')
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f6f3ee;color:#22303a;font:16px/1.5 sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:10px">
${[greeting, ...before].map(paragraph).join('\n')}${action ? button(action.label, action.link, language) : ''}
${after.map(paragraph).join('\n')}
<p style="margin:24px 0 0;font-size:14px;color:#55606a">${escapeHtml(end)}</p>
</div></body></html>
`
  return { subject: subject.replace(/\s+/g, ' '), text, html }
}
