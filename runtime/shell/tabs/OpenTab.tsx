import { memo, type ReactNode, useMemo } from 'react'
import { NodeBoundary } from '../../issues/index.ts'
import type { PageAddress, UnsavedChangesScope } from '../../page/index.ts'
import type { AppMap } from '../routing/appMap.ts'
import { findDestination } from '../routing/destination.ts'
import { TabContent } from './TabContent.tsx'
import { TabPanel } from './TabPanel.tsx'

interface OpenTabProps {
  /** The address of the tab. */
  readonly path: string
  /** What the tab is called. */
  readonly label: string
  readonly map: AppMap
  /** Where the page is now. */
  readonly address: PageAddress
  readonly unsavedScope: UnsavedChangesScope
  /** Stands above the page. */
  readonly head?: ReactNode
  readonly footer: ReactNode
  /** Told how far the shown page is scrolled, in pixels. */
  readonly onScroll: (pixels: number) => void
  /** Asks to close the tab; `isDone` says that its page has done its work. */
  readonly onClose: (path: string, isDone: boolean) => void
  readonly onTitle: (path: string, title: string) => void
}

/** One open page on its ground. It is not drawn again while others change. */
export const OpenTab = memo(function OpenTab(props: OpenTabProps) {
  const { path, label, map, address, unsavedScope, head, footer, onScroll, onClose, onTitle } = props
  const destination = useMemo(() => findDestination(map, path), [map, path])
  return (
    <TabPanel label={label} head={head} footer={footer} onScroll={onScroll}>
      <NodeBoundary node={`Tab ${path}`} size="page">
        <TabContent
          path={path}
          destination={destination}
          address={address}
          unsavedScope={unsavedScope}
          onClose={onClose}
          onTitle={onTitle}
        />
      </NodeBoundary>
    </TabPanel>
  )
})
