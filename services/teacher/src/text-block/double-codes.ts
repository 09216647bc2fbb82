import type { TextBlock } from '@lernspur/contracts/teacher/report-writing/text-block.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { ErrorDetail } from '@lernspur/contracts/wire/error-detail'

const texts: Readonly<Record<Language, string>> = {
  de: 'Dieses Kürzel gibt es schon.',
  en: 'Another block has this code.',
}

/** A fault for each block whose code an earlier one has (rule text-block.2). */
export const doubleCodes = (blocks: readonly Pick<TextBlock, 'code'>[], language: Language): ErrorDetail[] => {
  const codes = blocks.map(({ code }) => code.toLowerCase())
  return codes.flatMap((code, index) =>
    code !== '' && codes.indexOf(code) < index ? [{ path: `blocks.${index}.code`, message: texts[language] }] : [],
  )
}
