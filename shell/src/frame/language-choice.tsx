import { setLanguage, useLanguage } from '@lernspur/app-runtime'
import { SegmentedControl } from '@lernspur/ui/components/form/segmented-control'
import { useLanguageNames } from './menu/appearance-names'

interface LanguageChoiceProps {
  label: string
  /** By default changes only this browser's language; an account page also stores it. */
  choose?: typeof setLanguage
}

/** The languages side by side. */
export function LanguageChoice({ label, choose = setLanguage }: LanguageChoiceProps) {
  const language = useLanguage()
  const names = useLanguageNames()
  return (
    <SegmentedControl
      label={label}
      segments={names.map(({ value, name }) => ({ value, label: <span lang={value}>{name}</span> }))}
      value={language}
      onValueChange={(value) => void choose(value === 'en' ? 'en' : 'de')}
    />
  )
}
