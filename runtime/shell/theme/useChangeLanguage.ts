import { useCallback } from 'react'
import { useTranslator } from '../../i18n/index.ts'
import type { Language } from '../../registry/index.ts'
import { useSession } from '../../session/index.ts'
import { loadLocale } from './locale/locales.ts'

/** Shows the app in another language: its texts, antd's, the dates, and the titles that the server gives. */
export function useChangeLanguage(): (language: Language) => Promise<void> {
  const translator = useTranslator()
  const { session } = useSession()
  return useCallback(
    async (language) => {
      await loadLocale(language)
      await translator.setLanguage(language)
      await session.refreshPermissions()
    },
    [translator, session],
  )
}
