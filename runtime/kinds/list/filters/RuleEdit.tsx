import type { QueryRule } from '../../../language/index.ts'
import { type EditProps, lazyPart, type ValueWidget } from '../../../registry/index.ts'
import type { RangeEditProps } from './RangeEdit.tsx'
import { shapeOf } from './ruleValue.ts'
import type { SeveralValuesProps } from './SeveralValues.tsx'
import { toSeveralProps } from './severalProps.ts'

export interface RuleEditProps extends EditProps<unknown, Readonly<Record<string, unknown>>> {
  readonly widget: ValueWidget
  readonly rule: QueryRule
}

const RangeEdit = lazyPart<RangeEditProps>(() => import('./RangeEdit.tsx').then((chunk) => chunk.RangeEdit))

const SeveralValues = lazyPart<SeveralValuesProps>(() =>
  import('./SeveralValues.tsx').then((chunk) => chunk.SeveralValues),
)

/** The editor of what a rule asks of a field: one value of its widget, several of them, or a range. */
export function RuleEdit({ widget, rule, ...edit }: RuleEditProps) {
  // A filter that asks for a range is of no use where one value is asked.
  const asksRange = widget.rule === 'between'
  const One = widget.filter && !asksRange ? widget.filter : widget.edit
  if (shapeOf(rule) === 'one') return <One {...edit} />
  if (rule === 'between' && asksRange && widget.filter) {
    const Filter = widget.filter
    return <Filter {...edit} />
  }
  const props = widget.filtering ? (widget.filtering.plainProps(edit.props) as typeof edit.props) : edit.props
  if (rule === 'between') return <RangeEdit {...edit} props={props} Edit={One} />
  const several = toSeveralProps(widget, props)
  if (!several) return <SeveralValues {...edit} props={props} widget={widget} Edit={One} />
  const Edit = widget.edit
  const joined = Array.isArray(edit.value) ? edit.value.join(',') : edit.value
  return <Edit {...edit} props={several} value={joined} />
}
