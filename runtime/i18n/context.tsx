import { createContext, type ReactNode, use, useCallback } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import type { Language } from '../registry/index.ts'
import type { Translator } from './i18n.ts'

const TranslatorContext = createContext<Translator | null>(null)

/** Gives the app below it its texts. */
export function TextsProvider({
  translator,
  children,
}: {
  readonly translator: Translator
  readonly children: ReactNode
}) {
  return (
    <TranslatorContext value={translator}>
      <I18nextProvider i18n={translator.i18n}>{children}</I18nextProvider>
    </TranslatorContext>
  )
}

/** The translator of the app, to switch the language or add texts. */
export function useTranslator(): Translator {
  const translator = use(TranslatorContext)
  if (!translator) throw new Error('No texts: the component stands outside of the app.')
  return translator
}

/** The language that is shown; components that use it draw again when it changes. */
export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return i18n.language as Language
}

/** Values for the `{name}` placeholders of a text. */
export type TextValues = Readonly<Record<string, string | number>>

/** Gives the text of a key of the app in the language that is shown. */
export type Translate = (key: string, values?: TextValues) => string

export function useTranslate(): Translate {
  const { t } = useTranslation()
  return useCallback((key, values) => t(key, values ?? {}), [t])
}

/**
 * Gives a text of a document: a literal as it stands, or the text of the key in `"@:key"`. A key without a text shows
 * itself, so that it is noticed. Never call it with data: records and dictionary texts are shown as they are.
 */
export function useText(): (source: string | undefined, values?: TextValues) => string {
  const translate = useTranslate()
  return useCallback(
    (source, values) => (source?.startsWith('@:') ? translate(source.slice(2), values) : (source ?? '')),
    [translate],
  )
}
