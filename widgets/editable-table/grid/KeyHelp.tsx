import { unseen, useTranslate } from '../../../runtime/index.ts'
import { useGridSetup } from './context.ts'

/** What the keys of the table do beyond those of any spreadsheet, for people who cannot see its handles. */
export function KeyHelp({ id }: { readonly id: string }) {
  const translate = useTranslate()
  const { props, disabled, canMove } = useGridSetup()
  const parts = [
    'width',
    ...(disabled || !(props.dragSort || canMove) ? [] : ['move']),
    ...(props.rowForm ? ['form'] : []),
  ]
  return (
    <span id={id} className={unseen}>
      {parts.map((part) => translate(`widgets.editable-table.keys.${part}`)).join(' ')}
    </span>
  )
}
