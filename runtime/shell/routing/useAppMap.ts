import { createContext, use, useMemo } from 'react'
import { useData } from '../../data/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import { useSession } from '../../session/index.ts'
import { type AppMap, type AppMapOptions, toAppMap } from './appMap.ts'

const ComponentPagesContext = createContext<AppMapOptions['pageOfComponent']>(() => undefined)

/** Gives the app below it the pages that stand for components of existing servers. */
export const ComponentPagesProvider = ComponentPagesContext.Provider

const noMenu: readonly never[] = []

/** The map of the app for the person who is signed in; made once for each component that asks. */
export function useAppMap(): AppMap {
  const homeTitle = useTranslate()('shell.home.title')
  const { permissions } = useSession()
  const { client } = useData()
  const pageOfComponent = use(ComponentPagesContext)
  const menu = permissions?.menu ?? noMenu
  return useMemo(
    () => toAppMap(menu, { homeTitle, pageOfComponent, serverAddress: client.base.href.replace(/\/$/, '') }),
    [menu, homeTitle, pageOfComponent, client],
  )
}
