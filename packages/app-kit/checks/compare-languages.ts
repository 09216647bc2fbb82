import { type Namespace, plainKey, pluralForm, type Texts } from './read-texts'

const variables = (texts: Texts, plain: string): string => {
  const found = [...texts]
    .filter(([key]) => plainKey(key) === plain)
    .flatMap(([, text]) => [...text.matchAll(/\{\{\s*([\w.]+)/g)].map((match) => match[1] ?? ''))
  return [...new Set(found)].sort().join(', ')
}

const missingForms = (language: string, texts: Texts, plain: string): string[] => {
  const forms = [...texts.keys()].filter((key) => plainKey(key) === plain).map(pluralForm)
  if (forms.every((form) => form === undefined)) return []
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  return pluralCategories.filter((category) => !forms.includes(category))
}

/** What one language has and another lacks; one sentence each. */
export const compareLanguages = ({ name, unit, languages }: Namespace): string[] => {
  const where = (language: string) => `${unit}/locales/${language}/${name}.json`
  const plains = (texts: Texts) => new Set([...texts.keys()].map(plainKey))
  const all = new Set([...languages.values()].flatMap((texts) => [...plains(texts)]))
  const complaints: string[] = []
  for (const [language, texts] of languages) {
    const own = plains(texts)
    for (const plain of all) {
      if (!own.has(plain)) complaints.push(`${where(language)} lacks ${plain}.`)
      for (const form of missingForms(language, texts, plain))
        complaints.push(`${where(language)} lacks the plural form ${plain}_${form}.`)
    }
    for (const [key, text] of texts)
      if (text.trim() === '') complaints.push(`${where(language)} has no text for ${key}.`)
  }
  for (const plain of all) {
    const sets = [...languages].filter(([, texts]) => plains(texts).has(plain))
    const used = new Set(sets.map(([, texts]) => variables(texts, plain)))
    if (used.size > 1)
      complaints.push(`${unit}: ${name}.${plain} has other variables in each language: ${[...used].join(' | ')}.`)
  }
  return complaints
}
