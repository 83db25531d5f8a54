import { useMemo } from 'react'
import { useData } from '../../data/index.ts'
import { useText, useTranslate } from '../../i18n/index.ts'
import { useSession } from '../../session/index.ts'
import { type AppMap, toAppMap } from './appMap.ts'
import { useComponentPages } from './componentPages.ts'
import { hidesHomeTab } from './menu.ts'

const noMenu: readonly never[] = []

/** The map of the app for the person who is signed in; made once for each component that asks. */
export function useAppMap(): AppMap {
  const homeTitle = useTranslate()('shell.home.title')
  const readText = useText()
  const { user, permissions } = useSession()
  const { client } = useData()
  const pageOfComponent = useComponentPages()
  const menu = permissions?.menu ?? noMenu
  const hidesHome = hidesHomeTab(user?.username ?? '')
  return useMemo(
    () =>
      toAppMap(menu, {
        homeTitle,
        readText,
        pageOfComponent,
        hidesHome,
        serverAddress: client.base.href.replace(/\/$/, ''),
      }),
    [menu, homeTitle, readText, pageOfComponent, hidesHome, client],
  )
}
