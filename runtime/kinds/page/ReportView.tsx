import { useText, useTranslate } from '../../i18n/index.ts'
import { InFront } from '../../page/index.ts'
import { type KindProps, lazyPart } from '../../registry/index.ts'
import { EmptyNote, QueryBar } from '../list/index.ts'
import { ReportBar } from './ReportBar.tsx'
import { ReportGrid } from './ReportGrid.tsx'
import { addressedNames } from './store/firstState.ts'
import type { SourceHostsProps } from './store/SourceHosts.tsx'
import type { StateInAddressProps } from './store/StateInAddress.tsx'
import { useReportController } from './useReportController.ts'
import './report.css'

const ReportSheet = lazyPart(() => import('./print/ReportSheet.tsx').then((chunk) => chunk.ReportSheet), null)

const SourceHosts = lazyPart<SourceHostsProps>(
  () => import('./store/SourceHosts.tsx').then((chunk) => chunk.SourceHosts),
  null,
)
const StateInAddress = lazyPart<StateInAddressProps>(
  () => import('./store/StateInAddress.tsx').then((chunk) => chunk.StateInAddress),
  null,
)

/** A report page: query bar, buttons, and blocks on a grid. */
export function ReportView({ page: resolved }: KindProps<'page'>) {
  const { page } = resolved
  const title = useText()(page.title)
  const translate = useTranslate()
  const controller = useReportController(resolved, ReportGrid)
  if (controller.isWithheld)
    return (
      <section className="pw-report" aria-label={title}>
        <EmptyNote message={translate('report.withheld')} />
      </section>
    )
  // A list that has the blocks, or a form that they stand for, is called what they would be.
  if (controller.isInList || controller.around)
    return (
      <div className="pw-report">
        <ReportGrid blocks={controller.blocks} controller={controller} />
      </div>
    )
  return (
    <section className="pw-report" aria-label={title}>
      {(page.query?.length ?? 0) > 0 && <QueryBar controller={controller} />}
      <ReportBar controller={controller} />
      {addressedNames(page.state).length > 0 && <StateInAddress controller={controller} />}
      {page.sources && <SourceHosts controller={controller} sources={page.sources} />}
      <ReportGrid blocks={controller.blocks} controller={controller} />
      {controller.isPreparing && (
        <InFront onFailed={controller.endPrint}>
          <ReportSheet title={title} controller={controller} />
        </InFront>
      )}
    </section>
  )
}
