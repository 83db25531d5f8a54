import { useTranslate } from '../../i18n/index.ts'
import type { TreeController } from './useTreeController.ts'

/** Opens and closes all that is loaded. */
export function TreeButtons({ controller }: { readonly controller: TreeController }) {
  const translate = useTranslate()
  const { openAll, closeAll } = controller
  const buttons = [
    { label: translate('tree.openAll'), run: openAll, path: 'm4 2.5 4 3.5 4-3.5M4 9.5l4 3.5 4-3.5' },
    { label: translate('tree.closeAll'), run: closeAll, path: 'm4 6 4-3.5L12 6M4 13l4-3.5 4 3.5' },
  ]
  return buttons.map(({ label, run, path }) => (
    <button key={path} type="button" className="pw-popup-button" aria-label={label} title={label} onClick={run}>
      <svg viewBox="0 0 16 16" className="pw-tree-button" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  ))
}
