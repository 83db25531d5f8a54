import { useTranslate } from '../../../i18n/index.ts'
import type { Moving } from './useMoving.ts'

/** Says what was moved last and takes it back on a press. */
export function MadeMoveNotice({ moving }: { readonly moving: Moving }) {
  const translate = useTranslate()
  const { made, undo, forget } = moving
  return (
    <output className="pw-tree-moved" data-shown={made ? '' : undefined}>
      {made && (
        <>
          <span>{translate('tree.moved', { label: made.label })}</span>
          <button type="button" className="pw-link" onClick={undo}>
            {translate('tree.undo')}
          </button>
          <button type="button" className="pw-link" aria-label={translate('form.close')} onClick={forget}>
            ✕
          </button>
        </>
      )}
    </output>
  )
}
