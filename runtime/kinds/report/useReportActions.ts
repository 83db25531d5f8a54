import { holds } from '../../form/index.ts'
import { usePageServices } from '../../page/index.ts'
import type { ReportController } from './useReportController.ts'

/** A button of a report that may be drawn. */
export interface ReportButton {
  readonly id: string
  readonly label: string
  readonly icon: string | undefined
  readonly style: 'primary' | 'default' | 'danger' | 'link'
  readonly isDisabled: boolean
  readonly isBusy: boolean
  readonly run: () => void
}

/** The buttons of a report that the person may use and whose conditions hold. */
export function useReportActions({ resolved, names, words, runner }: ReportController): readonly ReportButton[] {
  const services = usePageServices()
  return (resolved.page.toolbar ?? [])
    .filter(
      ({ access, showWhen }) => (access === undefined || services.hasAccess(access)) && holds(showWhen, names, true),
    )
    .map(({ id, label, icon, style = 'default', disabledWhen, confirm, steps }) => ({
      id,
      label: words.text(label),
      icon,
      style,
      isDisabled: holds(disabledWhen, names, false),
      isBusy: runner.busy.has(id),
      run: () =>
        void runner.run(
          { id, steps, ...(confirm ? { confirm } : {}), ...(style === 'danger' ? { danger: true } : {}) },
          names,
        ),
    }))
}
