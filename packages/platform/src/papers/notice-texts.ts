import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserStorageItem, BrowserStore, StoredUntil } from '@lernspur/contracts/processing/browser-storage'
import type { StaffDataCategory, StudentDataCategory } from '@lernspur/contracts/processing/personal-data'
import type { RetentionPeriod, Span } from '@lernspur/contracts/retention-periods'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { root } from '../install/install-packages'

type CategoryText = { readonly name: string; readonly text: string }

/** The words of the privacy notice that papers share with it. */
interface NoticeTexts {
  readonly student: Readonly<Record<StudentDataCategory, CategoryText>>
  readonly staff: Readonly<Record<StaffDataCategory, CategoryText>>
  readonly periods: Readonly<Record<RetentionPeriod, string>>
  readonly stored: Readonly<Record<BrowserStorageItem, string>>
  readonly store: Readonly<Record<BrowserStore, string>>
  readonly until: Readonly<Record<Exclude<StoredUntil, Span> | 'after', string>>
  readonly span: Readonly<Record<`${Span['unit']}_${'one' | 'other'}`, string>>
}

/** Read from the texts of the shell, so that both say the same. */
export const noticeTexts = (language: Language): NoticeTexts =>
  JSON.parse(readFileSync(join(root, `shell/locales/${language}/shell.legal.json`), 'utf8')).privacy

/** Fills in `{{name}}`. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))

/** A span in words, `30 Tage`. */
export const spanInWords = ({ span }: NoticeTexts, { count, unit }: Span): string =>
  filled(span[`${unit}_${count === 1 ? 'one' : 'other'}`], { count })

/** Until when something stays in a browser, in words. */
export const untilInWords = (texts: NoticeTexts, until: StoredUntil): string =>
  typeof until === 'string' ? texts.until[until] : filled(texts.until.after, { span: spanInWords(texts, until) })
