import { chooseLanguage, ownThemeAtom, themes, useAtom, useLanguage, useTranslation } from '@lernspur/app-kit'
import { NameOrderSwitch } from '@lernspur/app-kit/person/name-order-switch'
import { SegmentedControl } from '@lernspur/ui/choice/segmented-control'
import { useLanguageNames, useThemeNames } from '../frame/menu/appearance-names'

/** Language, theme and order of names, applied immediately and on every device. */
export function Appearance() {
  const { t } = useTranslation('shell.profile')
  const language = useLanguage()
  const languages = useLanguageNames()
  const [theme, setTheme] = useAtom(ownThemeAtom)
  const themeNames = useThemeNames()
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-4">
      <SegmentedControl
        label={t(($) => $.appearance.language)}
        segments={languages.map(({ value, name }) => ({ value, label: <span lang={value}>{name}</span> }))}
        value={language}
        onValueChange={(value) => void chooseLanguage(value === 'en' ? 'en' : 'de')}
      />
      <SegmentedControl
        label={t(($) => $.appearance.theme)}
        segments={themes.map((value) => ({ value, label: themeNames[value] }))}
        value={theme}
        onValueChange={(value) => setTheme(themes.find((one) => one === value) ?? 'system')}
      />
      <NameOrderSwitch />
    </div>
  )
}
