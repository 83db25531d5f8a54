import { createContext, use } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { useSite } from '../site.ts'
import { type Brand, type SiteBrand, toBrand } from './brand.ts'

const FoundBrandContext = createContext<SiteBrand | null>(null)

/** Gives the frame below it how the site calls itself, where that came later than the start of the app. */
export const FoundBrandProvider = FoundBrandContext.Provider

/** Whose app it is: the site at the host of the window, else the product. */
export function useBrand(): Brand {
  const found = use(FoundBrandContext)
  const { brand } = useSite()
  return toBrand(found ?? brand, useTranslate()('shell.product'))
}
