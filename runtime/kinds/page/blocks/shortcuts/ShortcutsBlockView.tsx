import { useSyncExternalStore } from 'react'
import { Icon } from '../../../../icons/index.ts'
import { usePageServices } from '../../../../page/index.ts'
import type { BlockViewProps } from '../definition.ts'
import { PageWay } from './PageWay.tsx'
import './shortcuts.css'

/** Pages that the person opened lately, or those of the menu by their folders. */
export function ShortcutsBlockView({ block, intl }: BlockViewProps<'shortcuts'>) {
  return block.show === 'recent' ? <RecentPages intl={intl} /> : <MenuPages intl={intl} />
}

function RecentPages({ intl }: Pick<BlockViewProps, 'intl'>) {
  const { recentPages } = usePageServices()
  const pages = useSyncExternalStore(recentPages.subscribe, recentPages.read)
  if (pages.length === 0) return <p className="pw-page-shortcuts-none">{intl.translate('report.shortcuts.noRecent')}</p>
  return (
    <ul className="pw-page-shortcuts-recent">
      {pages.map((page) => (
        <li key={page.path}>
          <PageWay page={page} />
        </li>
      ))}
    </ul>
  )
}

function MenuPages({ intl }: Pick<BlockViewProps, 'intl'>) {
  const { menuPages } = usePageServices()
  if (menuPages.length === 0) return <p className="pw-page-shortcuts-none">{intl.translate('report.shortcuts.none')}</p>
  return (
    <div className="pw-page-shortcuts-folders">
      {menuPages.map(({ id, title, icon, pages }) => (
        <section key={id} aria-label={title}>
          <h4>
            <span>
              <Icon name={icon ?? 'folder'} />
            </span>
            {title}
          </h4>
          <ul>
            {pages.map((page) => (
              <li key={page.path}>
                <PageWay page={page} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
