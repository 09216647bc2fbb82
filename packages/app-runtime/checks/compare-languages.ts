import { type Namespace, plainKey, pluralForm, type Texts } from './read-texts'

/** Placeholders of a text; for a key without plural suffix, those of all its forms. */
const variables = (texts: Texts, language: string): string => {
  const found = [...texts]
    .filter(([key]) => key === language || plainKey(key) === language)
    .flatMap(([, text]) => [...text.matchAll(/\{\{\s*([\w.]+)/g)].map((match) => match[1] ?? ''))
  return [...new Set(found)].sort().join(', ')
}

const missingForms = (language: string, texts: Texts, plain: string): string[] => {
  const forms = [...texts.keys()].filter((key) => plainKey(key) === plain).map(pluralForm)
  if (forms.every((form) => form === undefined)) return []
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  return pluralCategories.filter((category) => !forms.includes(category))
}

const has = (texts: Texts, language: string): boolean =>
  texts.has(language) || [...texts.keys()].map(plainKey).includes(language)

/** If languages use different placeholders for a text, the placeholders of each; else undefined. */
const differing = (languages: Namespace['languages'], language: string): string | undefined => {
  const sets = [...languages.values()].filter((texts) => has(texts, language))
  const used = new Set(sets.map((texts) => variables(texts, language)))
  return used.size > 1 ? [...used].join(' | ') : undefined
}

/** A text with a count and one form for all numbers reads wrong for one of them. */
const lacksForms = (key: string, text: string): boolean => /\{\{\s*count\b/.test(text) && pluralForm(key) === undefined

/** One message for each text that a language lacks. */
export const compareLanguages = ({ name, unit, languages }: Namespace): string[] => {
  const where = (language: string) => `${unit}/locales/${language}/${name}.json`
  const plains = (texts: Texts) => new Set([...texts.keys()].map(plainKey))
  const all = new Set([...languages.values()].flatMap((texts) => [...plains(texts)]))
  const violations: string[] = []
  for (const [language, texts] of languages) {
    const own = plains(texts)
    for (const plain of all) {
      if (!own.has(plain)) violations.push(`${where(language)} lacks ${plain}.`)
      for (const form of missingForms(language, texts, plain))
        violations.push(`${where(language)} lacks the plural form ${plain}_${form}.`)
    }
    for (const [key, text] of texts) {
      if (text.trim() === '') violations.push(`${where(language)} has no text for ${key}.`)
      if (lacksForms(key, text)) violations.push(`${where(language)} has a count and no plural forms for ${key}.`)
    }
  }
  for (const plain of all) {
    const forms = [...languages.values()].flatMap((texts) => [...texts.keys()].filter((key) => plainKey(key) === plain))
    for (const key of new Set([...forms, plain])) {
      const used = differing(languages, key)
      if (used) violations.push(`${unit}: ${name}.${key} has other variables in each language: ${used}.`)
    }
  }
  return violations
}
