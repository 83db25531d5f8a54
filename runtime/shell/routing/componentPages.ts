import { createContext, use } from 'react'
import type { AppMapOptions } from './appMap.ts'

const ComponentPagesContext = createContext<AppMapOptions['pageOfComponent']>(() => undefined)

/** Gives the app below it the pages that stand for components of existing servers. */
export const ComponentPagesProvider = ComponentPagesContext.Provider

/** The page that stands for a component of an existing server. */
export const useComponentPages = (): AppMapOptions['pageOfComponent'] => use(ComponentPagesContext)
