import { TranslationOutlined } from '@ant-design/icons'
import { languages, useLanguage, useTranslate } from '../i18n/index.ts'
import { MenuButton } from '../popup/index.ts'
import type { Language } from '../registry/index.ts'
import { useChangeLanguage } from './theme/useChangeLanguage.ts'

/** Each language by its own name, which is the same in every language. */
const ownNames: Readonly<Record<Language, string>> = { zh: '简体中文', en: 'English', tw: '繁體中文' }

/** Lets a person choose the language of the app. */
export function LanguageButton() {
  const translate = useTranslate()
  const current = useLanguage()
  const changeLanguage = useChangeLanguage()
  const entries = languages.map((language) => ({
    id: language,
    label: ownNames[language],
    isChosen: language === current,
    onSelect: () => void changeLanguage(language),
  }))
  return (
    <MenuButton label={translate('shell.language')} entries={entries} className="pw-shell-quiet">
      <TranslationOutlined aria-hidden="true" />
    </MenuButton>
  )
}
