import type { ConfigProviderProps } from 'antd'
import type { Language } from '../../../registry/index.ts'

/** The texts of antd in one language. */
type Locale = NonNullable<ConfigProviderProps['locale']>

const chunks: Readonly<Record<Language, () => Promise<{ readonly locale: Locale }>>> = {
  zh: () => import('./zh.ts'),
  en: () => import('./en.ts'),
  tw: () => import('./tw.ts'),
}

const loaded = new Map<Language, Locale>()

/** Brings the texts of antd in a language; to be awaited before the language is shown. */
export async function loadLocale(language: Language): Promise<void> {
  if (!loaded.has(language)) loaded.set(language, (await chunks[language]()).locale)
}

/** The texts of antd in a language that was loaded. */
export const findLocale = (language: Language): Locale | undefined => loaded.get(language)
