import type { ThemeConfig } from 'antd'
import { createContext } from 'react'

/** The theme of what goes to paper; antd's own light one where the app gives none. */
export const PrintTheme = createContext<ThemeConfig>({})
