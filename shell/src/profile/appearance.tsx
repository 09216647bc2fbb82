import { NameOrderSwitch } from '@lernspur/app-kit/person/name-order-switch'
import { chooseLanguage, ownThemeAtom, themes, useAtom, useTranslation } from '@lernspur/app-runtime'
import { SegmentedControl } from '@lernspur/ui/components/form/segmented-control'
import { LanguageChoice } from '../frame/language-choice'
import { useThemeNames } from '../frame/menu/appearance-names'

/** Language, theme and order of names, applied immediately and on every device. */
export function Appearance() {
  const { t } = useTranslation('shell.profile')
  const [theme, setTheme] = useAtom(ownThemeAtom)
  const themeNames = useThemeNames()
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-4">
      <LanguageChoice label={t(($) => $.appearance.language)} choose={chooseLanguage} />
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
