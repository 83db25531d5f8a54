import { useText, useTranslate } from '../../i18n/index.ts'
import { addressedNames } from '../../language/index.ts'
import { InFront } from '../../page/index.ts'
import { type KindProps, lazyPart } from '../../registry/index.ts'
import { EmptyNote, QueryBar } from '../list/index.ts'
import { BlockGrid } from './BlockGrid.tsx'
import { PageBar } from './PageBar.tsx'
import type { SourceHostsProps } from './store/SourceHosts.tsx'
import type { StateInAddressProps } from './store/StateInAddress.tsx'
import { useBlocksController } from './useBlocksController.ts'
import './page.css'

const PageSheet = lazyPart(() => import('./print/PageSheet.tsx').then((chunk) => chunk.PageSheet), null)

const SourceHosts = lazyPart<SourceHostsProps>(
  () => import('./store/SourceHosts.tsx').then((chunk) => chunk.SourceHosts),
  null,
)
const StateInAddress = lazyPart<StateInAddressProps>(
  () => import('./store/StateInAddress.tsx').then((chunk) => chunk.StateInAddress),
  null,
)

/** A page of blocks: query bar, buttons, and blocks on a grid. */
export function PageView({ page: resolved }: KindProps<'page'>) {
  const { page } = resolved
  const title = useText()(page.title)
  const translate = useTranslate()
  const controller = useBlocksController(resolved, BlockGrid)
  if (controller.isWithheld)
    return (
      <section className="pw-page" aria-label={title}>
        <EmptyNote message={translate('report.withheld')} />
      </section>
    )
  // A list that has the blocks, or a form that they stand for, is called what they would be.
  if (controller.isInList || controller.around)
    return (
      <div className="pw-page">
        <BlockGrid blocks={controller.blocks} controller={controller} />
      </div>
    )
  return (
    <section className="pw-page" aria-label={title}>
      {(page.query?.length ?? 0) > 0 && <QueryBar controller={controller} />}
      <PageBar controller={controller} />
      {addressedNames(page.state).length > 0 && <StateInAddress controller={controller} />}
      {page.sources && <SourceHosts controller={controller} sources={page.sources} />}
      <BlockGrid blocks={controller.blocks} controller={controller} />
      {controller.isPreparing && (
        <InFront onFailed={controller.endPrint}>
          <PageSheet title={title} controller={controller} />
        </InFront>
      )}
    </section>
  )
}
