import { setLanguage, useLanguage } from '@lernspur/app-kit'
import { SegmentedControl } from '@lernspur/ui/choice/segmented-control'
import { useLanguageNames } from './menu/appearance-names'

/** The languages side by side, for people without a frame and its menu. */
export function LanguageChoice({ label }: { label: string }) {
  const language = useLanguage()
  const names = useLanguageNames()
  return (
    <SegmentedControl
      label={label}
      segments={names.map(({ value, name }) => ({ value, label: <span lang={value}>{name}</span> }))}
      value={language}
      onValueChange={(value) => void setLanguage(value === 'en' ? 'en' : 'de')}
    />
  )
}
