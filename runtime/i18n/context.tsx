import { createContext, type ReactNode, use, useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Language } from '../registry/index.ts'
import type { Translator } from './i18n.ts'

/** Values for the `{name}` placeholders of a text. */
export type TextValues = Readonly<Record<string, string | number>>

/** Gives the text of a key of the app in the language that is shown. */
export type Translate = (key: string, values?: TextValues) => string

/** Gives a text of a document in the language that is shown. */
type TranslateSource = (source: string | undefined, values?: TextValues) => string

/** What a component needs of the texts: made once for each language, as hundreds of fields read it. */
interface TextsState {
  readonly translator: Translator
  readonly language: Language
  readonly translate: Translate
  readonly text: TranslateSource
}

const TextsContext = createContext<TextsState | null>(null)

/** Gives the app below it its texts. */
export function TextsProvider({
  translator,
  children,
}: {
  readonly translator: Translator
  readonly children: ReactNode
}) {
  const { i18n } = translator
  const subscribe = useCallback(
    (listener: () => void) => {
      i18n.on('languageChanged', listener)
      return () => i18n.off('languageChanged', listener)
    },
    [i18n],
  )
  const current = () => i18n.language as Language
  const language = useSyncExternalStore(subscribe, current, current)
  const value = useMemo((): TextsState => {
    const t = i18n.getFixedT(language)
    const translate: Translate = (key, values) => t(key, values ?? {})
    return {
      translator,
      language,
      translate,
      text: (source, values) => (source?.startsWith('@:') ? translate(source.slice(2), values) : (source ?? '')),
    }
  }, [translator, i18n, language])
  return <TextsContext value={value}>{children}</TextsContext>
}

function useTexts(): TextsState {
  const texts = use(TextsContext)
  if (!texts) throw new Error('No texts: the component stands outside of the app.')
  return texts
}

/** The translator of the app, to switch the language or add texts. */
export const useTranslator = (): Translator => useTexts().translator

/** The language that is shown; components that use it draw again when it changes. */
export const useLanguage = (): Language => useTexts().language

export const useTranslate = (): Translate => useTexts().translate

/**
 * Gives a text of a document: a literal as it stands, or the text of the key in `"@:key"`. A key without a text shows
 * itself, so that it is noticed. Never call it with data: records and dictionary texts are shown as they are.
 */
export const useText = (): TranslateSource => useTexts().text
