import { useFormat, useTranslation } from '@lernspur/app-runtime'
import { lostInPrint } from '@lernspur/contracts/teacher/report-check/printed-letters'
import { Banner } from '@lernspur/ui/components/layout/banner'
import TriangleAlert from 'lucide-react/icons/triangle-alert'

/** The letters of some texts that a PDF file shows as question marks, each quoted; empty if all are printed. */
export const useLostLetters = (texts: readonly (string | null | undefined)[]): string => {
  const { t } = useTranslation('teacher.class-print')
  const format = useFormat()
  const lost = new Set(texts.flatMap((text) => lostInPrint(text ?? '').map((range) => range.text)))
  return format.list([...lost].map((text) => t(($) => $.quote, { text })))
}

interface LostLettersProps {
  /** The texts that will be printed. */
  texts: readonly (string | null | undefined)[]
  /** Replaces the default advice to write it in Latin letters. */
  sentence?: (lost: string) => string
}

/** Warns before printing of letters that a PDF file shows as question marks, because its fonts lack them. */
export function LostLetters({ texts, sentence }: LostLettersProps) {
  const { t } = useTranslation('teacher.class-print')
  const lost = useLostLetters(texts)
  if (lost === '') return null
  return (
    <Banner tone="warning" icon={<TriangleAlert />} className="wrap-anywhere print:hidden">
      {sentence ? sentence(lost) : t(($) => $.notPrinted, { text: lost })}
    </Banner>
  )
}
