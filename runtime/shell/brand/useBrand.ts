import { createContext, use } from 'react'
import { useLanguage, useTranslate } from '../../i18n/index.ts'
import { useSite } from '../site.ts'
import { type Brand, type SiteBrand, toBrand } from './brand.ts'

const FoundBrandContext = createContext<SiteBrand | null>(null)

/** Gives the frame below it how the site calls itself, where that came later than the start of the app. */
export const FoundBrandProvider = FoundBrandContext.Provider

/** Whose app it is: the site at the host of the window, else the installation, else the product. */
export function useBrand(): Brand {
  const found = use(FoundBrandContext)
  const { brand, name } = useSite()
  const language = useLanguage()
  const translate = useTranslate()
  return toBrand(found ?? brand, name?.[language] ?? translate('shell.product'))
}
