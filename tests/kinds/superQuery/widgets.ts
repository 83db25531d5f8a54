import { Type } from 'typebox'
import { defineWidget, type ValueWidget } from '../../../runtime/registry/index.ts'

const nothing = () => null

/** A widget by what the advanced query looks at. */
export const widgetOf = (
  id: string,
  value: ValueWidget['value'],
  group: ValueWidget['group'],
  further: Partial<ValueWidget> = {},
): ValueWidget =>
  defineWidget({
    id,
    title: id,
    icon: id,
    value,
    group,
    props: Type.Object({}),
    texts: { zh: {}, en: {}, tw: {} },
    edit: nothing,
    view: nothing,
    ...further,
  })

/** One widget of each kind of value. */
const testWidgets: readonly ValueWidget[] = [
  widgetOf('input', 'text', 'input'),
  widgetOf('textarea', 'text', 'input'),
  widgetOf('rich-text', 'text', 'editor'),
  widgetOf('number', 'number', 'input'),
  widgetOf('dict-select', 'text', 'choice'),
  widgetOf('select', 'text', 'choice'),
  widgetOf('date', 'date', 'date'),
  widgetOf('password', 'text', 'input', { isSecret: true }),
  widgetOf('file-upload', 'text', 'file'),
  widgetOf('avatar', 'record', 'display'),
  widgetOf('editable-table', 'list', 'table'),
]

export const findWidget = (id: string): ValueWidget | undefined => testWidgets.find((widget) => widget.id === id)
